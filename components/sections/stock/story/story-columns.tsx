'use client';
import { useMemo } from 'react';
import type { Drawn, Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import type { Column } from '@/components/table/column';
import type { ListColumn } from '@/lib/lists/list';
import type { StoryRow } from '@/lib/sections/stock/contract/story';
import type { ToldRow } from '@/lib/sections/stock/lists/story-columns';
import { CommentCell } from './comment-cell';
import { Quantity } from './quantity';

/** Returns a handler that opens the row's order, delivery or batch; undefined if there is none. */
export type Opener = (row: StoryRow) => (() => void) | undefined;

const LOOKS: Looks<ToldRow> = {
  stock_story_id: { wideOnly: true, fixed: true, pinned: false },
  quantity_after: { fixed: true },
  quantity: { fixed: true },
  price: { wideOnly: true },
  unit_price: { wideOnly: true },
  description: { opens: () => false },
  user_name: { wideOnly: true },
};

/** Columns of an item's history, with the price of one measure beside the sum. */
export function useStoryColumns(
  table: { readonly columns: readonly ListColumn<ToldRow>[] },
  opener: Opener,
): readonly Column<ToldRow>[] {
  const drawn = useMemo(
    (): Drawn<ToldRow> => ({
      quantity_after: ({ quantity_after, measure }) => <Quantity quantity={quantity_after} measure={measure} />,
      quantity: ({ quantity, measure }) => <Quantity quantity={quantity} measure={measure} moved />,
      description: (row) => <CommentCell row={row} onOpen={opener(row)} />,
    }),
    [opener],
  );
  return useListColumns(table, LOOKS, drawn);
}
