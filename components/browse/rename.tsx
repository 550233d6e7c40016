'use client';
import { useTranslations } from 'next-intl';
import { createContext, use } from 'react';
import { CellField } from '@/components/table/cell-field';

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
  const end = (typed: string | null) => {
    onEnd(typed);
    return true;
  };
  return <CellField label={t('newName')} text={text} maxLength={200} onEnd={end} />;
}
