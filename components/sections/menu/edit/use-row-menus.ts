'use client';
import {
  IconArrowRight,
  IconClock,
  IconCopy,
  IconCornerDownRight,
  IconLanguage,
  IconListCheck,
  IconPencil,
  IconPhoto,
  IconTrash,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { menuAction, type MenuAction, type MenuChoice } from '@/components/ui/menu';
import type { MenuContent } from '@/components/ui/use-context-menu';
import { type MenuFolderRow } from '@/lib/sections/menu/contract/folders';
import { type MenuDishRow, type MenuRow } from '@/lib/sections/menu/contract/menu';
import type { Renaming } from '@/components/browse/rename';
import type { DishPart } from '../dish/dish-modals';
import type { MenuEditor } from './use-menu-editor';

const PRIORITIES = [0, 1, 2] as const;
/** Percent; 0 removes the discount. */
const DISCOUNTS = [0, 5, 10, 15, 20] as const;

/** Context menus of a folder, a dish and several rows. */
export function useRowMenus(editor: MenuEditor, openPart: (part: DishPart) => void) {
  const t = useTranslations('menuEdit');
  const priority = (rows: readonly MenuRow[]): MenuChoice => ({
    kind: 'choice',
    key: 'priority',
    label: t('priority'),
    value: rows.every((row) => row.priority === rows[0]?.priority) ? rows[0]?.priority : undefined,
    options: PRIORITIES.map((value) => ({ value, label: String(value), name: t('priorityValue', { value }) })),
    run: (value) => void editor.prioritise(rows, PRIORITIES.find((one) => one === value) ?? 0),
  });
  const discount = (dish: MenuDishRow): MenuChoice => ({
    kind: 'choice',
    key: 'discount',
    label: t('discount'),
    value: dish.max_discount,
    options: DISCOUNTS.map((value) =>
      value === 0
        ? { value, label: t('resetDiscount'), name: t('noDiscount') }
        : { value, label: t('percent', { value }), name: t('discountValue', { value }) },
    ),
    run: (value) => void editor.discount(dish, value),
  });
  const part =
    ({ item_id, name }: MenuDishRow, kind: DishPart['kind']) =>
    () =>
      openPart({ kind, item_id, name });
  const remove = (rows: readonly MenuRow[], hint?: string): MenuAction => ({
    ...menuAction('remove', t('remove'), IconTrash, () => editor.remove(rows), hint),
    danger: true,
  });

  const sending = (rows: readonly MenuRow[]) =>
    menuAction('export', t('export'), IconUpload, () => editor.setDialog({ kind: 'export', rows }));

  const ofFolder = (folder: MenuFolderRow, place: Renaming['place']): MenuContent => ({
    label: t('actionsOf', { name: folder.name }),
    groups: [
      {
        key: 'do',
        entries: [
          menuAction('open', t('open'), IconArrowRight, () => editor.open(folder), 'Enter'),
          menuAction('rename', t('rename'), IconPencil, () => editor.startRename(folder, place), hintIn(place, 'F2')),
          menuAction('edit', t('editFolder'), IconLanguage, () => editor.setDialog({ kind: 'editFolder', folder })),
          menuAction('move', t('move'), IconCornerDownRight, () => editor.setDialog({ kind: 'move', row: folder })),
          sending([folder]),
          ...(place === 'list'
            ? [menuAction('pick', t('pick'), IconListCheck, () => editor.startMarking(folder))]
            : []),
        ],
      },
      { key: 'set', entries: [priority([folder])] },
      { key: 'remove', entries: [remove([folder], hintIn(place, 'Del'))] },
    ],
  });

  const ofDish = (dish: MenuDishRow): MenuContent => ({
    label: t('actionsOf', { name: dish.name }),
    groups: [
      {
        key: 'do',
        entries: [
          menuAction('open', t('open'), IconArrowRight, () => editor.open(dish), 'Enter'),
          menuAction('rename', t('rename'), IconPencil, () => editor.startRename(dish), 'F2'),
          menuAction('hours', t('hours'), IconClock, part(dish, 'hours')),
          menuAction('image', t('photo'), IconPhoto, part(dish, 'image')),
          menuAction('duplicate', t('duplicate'), IconCopy, () => void editor.duplicate(dish), 'Ctrl C'),
          menuAction('move', t('move'), IconCornerDownRight, () => editor.setDialog({ kind: 'move', row: dish })),
          sending([dish]),
          menuAction('pick', t('pick'), IconListCheck, () => editor.startMarking(dish)),
        ],
      },
      { key: 'set', entries: [discount(dish), priority([dish])] },
      { key: 'remove', entries: [remove([dish], 'Del')] },
    ],
  });

  const ofMany = (rows: readonly MenuRow[]): MenuContent => ({
    label: t('actions'),
    title: t('selected', { count: rows.length }),
    groups: [
      { key: 'set', entries: [priority(rows), sending(rows)] },
      {
        key: 'remove',
        entries: [remove(rows, 'Del'), menuAction('clear', t('clearSelection'), IconX, editor.clearMarks, 'Esc')],
      },
    ],
  });

  return {
    of: (row: MenuRow, place: Renaming['place']) => (row.is_file ? ofDish(row) : ofFolder(row, place)),
    ofMany,
  };
}

/** Keyboard shortcuts work on the rows of the list only. */
const hintIn = (place: Renaming['place'], key: string) => (place === 'list' ? key : undefined);
