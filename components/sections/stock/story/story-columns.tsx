'use client';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import type { Drawn, Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import type { Column } from '@/components/table/column';
import type { ListColumn } from '@/lib/lists/list';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import type { ToldRow } from '@/lib/sections/stock/lists/story';
import { layout } from '@/components/ui/classes';
import { storyMerged, storyNote, storyReason, storyText } from '@/lib/sections/stock/lists/story-text';
import classes from './story.module.css';

interface CommentCellProps {
  row: StoryRow;
  /** Opens the order, delivery or batch of the movement; undefined if there is none. */
  onOpen: (() => void) | undefined;
}

/** Reason of a movement; opens its order, delivery or batch, as the row does. */
export function CommentCell({ row, onOpen }: CommentCellProps) {
  const t = useTranslations();
  const locale = useLocale();
  const words = storyReason(row, t);
  const description = storyNote(row, t, locale);
  const merged = storyMerged(row, t);
  return (
    <span title={storyText(row, t, locale)}>
      {onOpen ? (
        <button
          type="button"
          // Out of the Tab order, because Enter on the row does the same.
          tabIndex={-1}
          className={classes['open']}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {words}
        </button>
      ) : (
        words
      )}
      {description && (words ? ` · ${description}` : description)}
      {merged && <span className={layout.muted}> · {merged}</span>}
    </span>
  );
}

/** Returns a handler that opens the row's order, delivery or batch; undefined if there is none. */
export type Opener = (row: StoryRow) => (() => void) | undefined;

const LOOKS: Looks<ToldRow> = {
  stock_story_id: { wideOnly: true, fixed: true, pinned: false },
  quantity_after: { fixed: true },
  quantity: { fixed: true, cell: ({ quantity = 0 }) => ({ className: quantity > 0 ? classes['income'] : undefined }) },
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
    (): Drawn<ToldRow> => ({ description: (row) => <CommentCell row={row} onOpen={opener(row)} /> }),
    [opener],
  );
  return useListColumns(table, LOOKS, drawn);
}
