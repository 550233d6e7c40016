'use client';
import { useTranslations } from 'next-intl';
import { createContext, use, useRef, type KeyboardEvent } from 'react';
import classes from './rename.module.css';

export interface Renaming {
  readonly id: number;
  /** A folder is in the list and in the tree. */
  readonly place: 'list' | 'tree';
  readonly text: string;
}

/** Row being renamed, with its place, and the end of renaming: with a new text or without. */
export const RenameContext = createContext<{
  readonly renaming: Renaming | null;
  readonly end: (text: string | null) => void;
}>({ renaming: null, end: () => undefined });

/** Input in place of a name while it is being renamed. Enter and blur save, Escape cancels. */
export function useRenameField(id: number, place: Renaming['place']) {
  const { renaming, end } = use(RenameContext);
  return renaming?.id === id && renaming.place === place ? <RenameField text={renaming.text} onEnd={end} /> : null;
}

function RenameField({ text, onEnd }: { text: string; onEnd: (text: string | null) => void }) {
  const t = useTranslations('browse');
  const ended = useRef(false);
  const end = (value: string | null) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    const field = event.currentTarget;
    end(event.key === 'Enter' ? field.value : null);
    // The input disappears; its row takes the focus.
    field.closest<HTMLElement>('tr, [role="treeitem"]')?.focus({ preventScroll: true });
  };
  return (
    <input
      className={classes['field']}
      aria-label={t('newName')}
      defaultValue={text}
      maxLength={200}
      autoComplete="off"
      ref={(field) => {
        if (!field || document.activeElement === field) return;
        field.focus();
        field.select();
      }}
      onBlur={(event) => end(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
