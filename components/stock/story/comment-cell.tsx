'use client';
import { useTranslations } from 'next-intl';
import type { StoryRow } from '@/lib/contract/stock-story';
import classes from './history-view.module.css';
import { useStoryNote, useStoryWords } from './use-story-words';

interface CommentCellProps {
  row: StoryRow;
  /** Opens the order or delivery of the movement; undefined if there is none. */
  onOpen: (() => void) | undefined;
}

/** Reason of a movement; opens its order or delivery, as the row does. */
export function CommentCell({ row, onOpen }: CommentCellProps) {
  const t = useTranslations('stockStory');
  const words = useStoryWords()(row);
  const description = useStoryNote()(row);
  const { merged_item } = row;
  const merged = merged_item ? t('mergedItem', { name: merged_item }) : '';
  const whole = [words, description, merged].filter(Boolean).join(' · ');
  return (
    <span title={whole}>
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
      {merged && <span className={classes['merged']}> · {merged}</span>}
    </span>
  );
}
