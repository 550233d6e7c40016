import type { TreeRow } from '@/lib/domain/tree';

/** What a folder or file of any tree shows; `dishes` and `items` count what lies below a folder. */
export interface BrowseRow extends TreeRow {
  readonly status: number | null;
  readonly dishes?: number;
  readonly items?: number;
}

/** How many files lie below a folder; 0 for a file. */
export const sizeOf = (row: BrowseRow): number => row.dishes ?? row.items ?? 0;
