'use client';
import { createContext, use, type ComponentType } from 'react';
import type { BrowseRow } from './browse-row';

/** Row being renamed, and its place: a folder is in the list and in the tree. */
export interface Renaming<Row = BrowseRow> {
  readonly row: Row;
  readonly place: 'list' | 'tree';
}

/** Props of the input of a name. */
export interface RenameFieldProps<Row = BrowseRow> {
  readonly row: Row;
  readonly onEnd: () => void;
}

/** Row being renamed, the input of the tree for its name, and a function that ends the renaming of a row. */
export const RenameContext = createContext<{
  readonly renaming: Renaming | null;
  readonly Field: ComponentType<RenameFieldProps> | null;
  readonly end: (id: number) => void;
}>({ renaming: null, Field: null, end: () => undefined });

/** Input in place of a name while it is being renamed. Enter and blur save, Escape cancels. */
export function useRenameField(id: number, place: Renaming['place']) {
  const { renaming, Field, end } = use(RenameContext);
  if (!Field || renaming?.row.item_id !== id || renaming.place !== place) return null;
  return <Field row={renaming.row} onEnd={() => end(id)} />;
}
