'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import type { StoryRow } from '@/lib/contract/stock-story';
import { CommentCell } from './comment-cell';
import { Quantity } from './quantity';

/** Returns a handler that opens the row's order or delivery; undefined if there is none. */
type Opener = (row: StoryRow) => (() => void) | undefined;

/** Columns of an item's history, with the price of one measure beside the sum. */
export function useStoryColumns(opener: Opener): readonly Column<StoryRow>[] {
  const t = useTranslations('stockStory.columns');
  return useMemo(
    (): Column<StoryRow>[] => [
      { key: 'stock_story_id', kind: 'id', label: t('id'), width: 76, wideOnly: true, fixed: true },
      {
        key: 'quantity_after',
        kind: 'quantity',
        label: t('remaining'),
        width: 92,
        fixed: true,
        render: ({ quantity_after, measure }) => <Quantity quantity={quantity_after} measure={measure} />,
      },
      {
        key: 'quantity',
        kind: 'quantity',
        label: t('quantity'),
        width: 92,
        fixed: true,
        render: ({ quantity, measure }) => <Quantity quantity={quantity} measure={measure} moved />,
      },
      { key: 'price', kind: 'money', label: t('price'), width: 96, wideOnly: true },
      { key: 'unit_price', kind: 'money', label: t('unitPrice'), width: 96, wideOnly: true },
      { key: 'stock_story_time', kind: 'time', label: t('date'), width: 132 },
      {
        key: 'description',
        kind: 'text',
        label: t('comment'),
        minWidth: 210,
        render: (row) => <CommentCell row={row} onOpen={opener(row)} />,
      },
      { key: 'user_name', kind: 'text', label: t('user'), width: 108, wideOnly: true },
    ],
    [t, opener],
  );
}
