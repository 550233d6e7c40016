import type { TreeRow } from '@/lib/domain/tree';

/** Row of any tree. `dishes` and `items` count the files below a folder. */
export interface BrowseRow extends TreeRow {
  readonly status: number | null;
  readonly dishes?: number;
  readonly items?: number;
}

/** Number of files below a folder; 0 for a file. */
export const sizeOf = (row: BrowseRow): number => row.dishes ?? row.items ?? 0;
