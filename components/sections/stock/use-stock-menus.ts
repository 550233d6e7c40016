'use client';
import {
  IconArrowMerge,
  IconArrowRight,
  IconCornerDownRight,
  IconFlask,
  IconHistory,
  IconListCheck,
  IconPackageImport,
  IconPencil,
  IconScale,
  IconSitemap,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { Renaming } from '@/components/browse/rename';
import { menuAction, type MenuAction } from '@/components/ui/menu';
import type { MenuContent } from '@/components/ui/use-context-menu';
import type { StockFolderRow, StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import type { ItemWindow } from './stock-windows';
import type { StockEditor } from './use-stock-editor';

interface MenusInput {
  readonly editor: StockEditor;
  readonly openWindow: (window: ItemWindow) => void;
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

/** Context menus of a folder, an item and several rows. */
export function useStockMenus({ editor, openWindow, mayAdd, mayEdit, mayDelete }: MenusInput) {
  const t = useTranslations('stockEdit');
  const router = useRouter();
  const windowOf = (
    kind: ItemWindow['kind'],
    label: string,
    icon: NonNullable<MenuAction['icon']>,
    item: StockItemRow,
  ) => menuAction(kind, label, icon, () => openWindow({ kind, item }));
  /** Keyboard shortcuts work on the rows of the list only. */
  const hintIn = (place: Renaming['place'], key: string) => (place === 'list' ? key : undefined);

  const receiving = ({ item_id }: StockItemRow) =>
    menuAction('receive', t('deliver'), IconPackageImport, () => router.push(`/stock/receive?item=${item_id}`));
  const changing = (row: StockRow, place: Renaming['place']): MenuAction[] =>
    mayEdit
      ? [
          menuAction('rename', t('rename'), IconPencil, () => editor.startRename(row, place), hintIn(place, 'F2')),
          menuAction('move', t('move'), IconCornerDownRight, () => editor.setDialog({ kind: 'move', row })),
        ]
      : [];
  const picking = (row: StockRow, place: Renaming['place']): MenuAction[] =>
    mayDelete && place === 'list' ? [menuAction('pick', t('pick'), IconListCheck, () => editor.startMarking(row))] : [];
  const removing = (rows: readonly StockRow[], hint?: string): MenuAction[] =>
    mayDelete
      ? [{ ...menuAction('remove', t('remove'), IconTrash, () => editor.remove(rows), hint), danger: true }]
      : [];
  const grouped = (label: string, groups: Readonly<Record<string, MenuAction[]>>): MenuContent => ({
    label,
    groups: Object.entries(groups)
      .filter(([, entries]) => entries.length > 0)
      .map(([key, entries]) => ({ key, entries })),
  });

  const ofFolder = (folder: StockFolderRow, place: Renaming['place']): MenuContent =>
    grouped(t('actionsOf', { name: folder.name }), {
      do: [
        menuAction('open', t('open'), IconArrowRight, () => editor.open(folder), 'Enter'),
        ...changing(folder, place),
        ...picking(folder, place),
      ],
      remove: removing([folder], hintIn(place, 'Del')),
    });

  const ofItem = (item: StockItemRow): MenuContent =>
    grouped(t('actionsOf', { name: item.name }), {
      do: [
        menuAction('open', t('open'), IconArrowRight, () => editor.open(item), 'Enter'),
        windowOf('history', t('history'), IconHistory, item),
        windowOf('dependencies', t('dependencies'), IconSitemap, item),
      ],
      change: [
        ...(mayAdd ? [receiving(item)] : []),
        ...changing(item, 'list'),
        ...(mayEdit
          ? [windowOf('writeoff', t('writeOff'), IconScale, item), windowOf('merge', t('merge'), IconArrowMerge, item)]
          : []),
        ...(mayEdit && item.parent_id === BREW_FOLDER ? [windowOf('transfer', t('transfer'), IconFlask, item)] : []),
        ...picking(item, 'list'),
      ],
      remove: removing([item], 'Del'),
    });

  return {
    of: (row: StockRow, place: Renaming['place']) => (row.is_file ? ofItem(row) : ofFolder(row, place)),
    ofMany: (rows: readonly StockRow[]): MenuContent => ({
      ...grouped(t('actions'), {
        remove: [...removing(rows, 'Del'), menuAction('clear', t('clearSelection'), IconX, editor.clearMarks, 'Esc')],
      }),
      title: t('selected', { count: rows.length }),
    }),
  };
}
