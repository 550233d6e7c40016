'use client';
import { IconClock, IconCopy, IconLanguage, IconPhoto, IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { TreeMenus } from '@/components/browse/use-browse-editor';
import { useTreeMenu } from '@/components/browse/use-tree-menu';
import { menuAction, type MenuChoice } from '@/components/ui/menu';
import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import type { DishPart } from '../dish/dish-types';
import type { MenuEditor } from './use-menu-editor';

const PRIORITIES = [0, 1, 2] as const;
/** Percent; 0 removes the discount. */
const DISCOUNTS = [0, 5, 10, 15, 20] as const;

interface MenusInput {
  readonly editor: MenuEditor;
  readonly openPart: (part: DishPart) => void;
  readonly mayEdit: boolean;
}

/** Context menus of a folder, a dish and several rows. Readers can only open a row. */
export function useRowMenus({ editor, openPart, mayEdit }: MenusInput): TreeMenus<MenuRow> {
  const t = useTranslations('menuEdit');
  const menu = useTreeMenu(editor);
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
  const part = ({ item_id, name }: MenuDishRow, kind: DishPart['kind']) => openPart({ kind, item_id, name });
  const sending = (rows: readonly MenuRow[]) =>
    menuAction('export', t('export'), IconUpload, () => editor.setDialog({ kind: 'export', rows }));
  return {
    of: (row, place) => {
      if (!mayEdit) return menu.of(row, { do: [menu.open(row)] });
      const own = row.is_file
        ? [
            menuAction('hours', t('hours'), IconClock, () => part(row, 'hours')),
            menuAction('image', t('photo'), IconPhoto, () => part(row, 'image')),
            menuAction('duplicate', t('duplicate'), IconCopy, () => void editor.duplicate(row), 'Ctrl C'),
          ]
        : [
            menuAction('edit', t('editFolder'), IconLanguage, () =>
              editor.setDialog({ kind: 'editFolder', folder: row }),
            ),
          ];
      return menu.of(row, {
        do: [menu.open(row), menu.rename(row, place), ...own, menu.move(row), sending([row]), ...menu.pick(row, place)],
        set: [...(row.is_file ? [discount(row)] : []), priority([row])],
        remove: [menu.remove([row], place)],
      });
    },
    ofMany: (rows) =>
      menu.ofMany(rows, {
        set: [priority(rows), sending(rows)],
        remove: [menu.remove(rows, 'list'), menu.clear],
      }),
  };
}
