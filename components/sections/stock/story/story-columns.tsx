'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useHidden } from '@/components/sight/offers';
import type { Column } from '@/components/table/column';
import { stockStory, type StoryRow } from '@/lib/sections/stock/contract/story';
import { seenColumns } from '@/lib/lists/seen-columns';
import { storyColumns } from '@/lib/sections/stock/lists/story-columns';
import { CommentCell } from './comment-cell';
import { Quantity } from './quantity';

/** Returns a handler that opens the row's order, delivery or batch; undefined if there is none. */
type Opener = (row: StoryRow) => (() => void) | undefined;

const LOOKS: Readonly<Record<string, Partial<Column<StoryRow>>>> = {
  stock_story_id: { wideOnly: true, fixed: true },
  quantity_after: {
    fixed: true,
    render: ({ quantity_after, measure }) => <Quantity quantity={quantity_after} measure={measure} />,
  },
  quantity: {
    fixed: true,
    render: ({ quantity, measure }) => <Quantity quantity={quantity} measure={measure} moved />,
  },
  price: { wideOnly: true },
  unit_price: { wideOnly: true },
  user_name: { wideOnly: true },
};

/** Columns of an item's history, with the price of one measure beside the sum. */
export function useStoryColumns(opener: Opener): readonly Column<StoryRow>[] {
  const t = useTranslations();
  const hidden = useHidden();
  return useMemo(
    () =>
      seenColumns<(typeof storyColumns)[number]>(storyColumns, stockStory, hidden).map((column): Column<StoryRow> => ({
        ...column,
        label: t(column.label),
        ...LOOKS[column.key],
        ...(column.key === 'description' && { render: (row) => <CommentCell row={row} onOpen={opener(row)} /> }),
      })),
    [t, opener, hidden],
  );
}
