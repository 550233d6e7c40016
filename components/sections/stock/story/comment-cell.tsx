'use client';
import { useLocale, useTranslations } from 'next-intl';
import { layout } from '@/components/ui/classes';
import type { StoryRow } from '@/lib/sections/stock/contract/story';
import { storyMerged, storyNote, storyReason, storyText } from '@/lib/sections/stock/lists/story-text';
import classes from './history-view.module.css';

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
