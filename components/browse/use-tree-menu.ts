'use client';
import {
  IconArrowRight,
  IconCornerDownRight,
  IconListCheck,
  IconPencil,
  IconTrash,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { groupsOf, menuAction, type MenuContent } from '@/components/ui/menu';
import type { BrowseRow } from './browse-row';
import type { Renaming } from './rename';
import type { BrowseEditor } from './use-browse-editor';
import { useEditWords } from './use-words';

type Place = Renaming['place'];
type Groups = Parameters<typeof groupsOf>[0];

/** Menus of a row and of several rows, and the entries that every tree has. Groups without entries are left out. */
export function useTreeMenu<Row extends BrowseRow>(editor: BrowseEditor<Row>) {
  const t = useEditWords();
  const entry = (
    key: 'open' | 'rename' | 'move' | 'pick' | 'remove',
    icon: TablerIcon,
    run: () => void,
    hint?: string,
  ) => menuAction(key, t(key), icon, run, hint);
  /** Keyboard shortcuts work on the rows of the list only. */
  const hintIn = (place: Place, key: string) => (place === 'list' ? key : undefined);
  return {
    open: (row: Row) => entry('open', IconArrowRight, () => editor.open(row), 'Enter'),
    rename: (row: Row, place: Place) =>
      entry('rename', IconPencil, () => editor.startRename(row, place), hintIn(place, 'F2')),
    move: (row: Row) => entry('move', IconCornerDownRight, () => editor.setDialog({ kind: 'move', row })),
    /** In the list only. */
    pick: (row: Row, place: Place) =>
      place === 'list' ? [entry('pick', IconListCheck, () => editor.startMarking(row))] : [],
    remove: (rows: readonly Row[], place: Place) => ({
      ...entry('remove', IconTrash, () => editor.remove(rows), hintIn(place, 'Del')),
      danger: true,
    }),
    clear: menuAction('clear', t('clearSelection'), IconX, editor.clearMarks, 'Esc'),
    of: ({ name }: Row, groups: Groups): MenuContent => ({ label: t('actionsOf', { name }), groups: groupsOf(groups) }),
    ofMany: ({ length: count }: readonly Row[], groups: Groups): MenuContent => ({
      label: t('actions'),
      title: t('selected', { count }),
      groups: groupsOf(groups),
    }),
  };
}
