'use client';
import { useTranslations } from 'next-intl';
import type { StoryRow } from '@/lib/contract/stock-story';
import classes from './history-view.module.css';
import { useStoryNote, useStoryWords } from './use-story-words';

interface CommentCellProps {
  row: StoryRow;
  /** Opens the order or the delivery that the movement belongs to, where there is one. */
  onOpen: (() => void) | undefined;
}

/** Why the quantity changed; an order or a delivery opens from here as it does from its row. */
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
          // Out of the Tab order: Enter on the row itself does the same.
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
