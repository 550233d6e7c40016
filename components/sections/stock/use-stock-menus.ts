'use client';
import {
  IconArrowMerge,
  IconFlask,
  IconHistory,
  IconPackageImport,
  IconScale,
  IconSitemap,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { TreeMenus } from '@/components/browse/use-browse-editor';
import { useTreeMenu } from '@/components/browse/use-tree-menu';
import { useMay } from '@/components/sight/offers';
import { menuAction } from '@/components/ui/menu';
import { addToStock, deleteStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import type { StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import type { ItemWindow } from './stock-windows';
import type { StockEditor } from './use-stock-editor';

interface MenusInput {
  readonly editor: StockEditor;
  readonly openWindow: (window: ItemWindow) => void;
}

/** Context menus of a folder, an item and several rows. */
export function useStockMenus({ editor, openWindow }: MenusInput): TreeMenus<StockRow> {
  const may = useMay();
  const [mayAdd, mayEdit, mayDelete] = [may(addToStock), may(saveStockItem), may(deleteStock)];
  const t = useTranslations('stockEdit');
  const router = useRouter();
  const menu = useTreeMenu(editor);
  const removing = (rows: readonly StockRow[], place: 'list' | 'tree') => (mayDelete ? [menu.remove(rows, place)] : []);
  const itemEntries = (item: StockItemRow) => {
    const windowOf = (kind: ItemWindow['kind'], label: string, icon: TablerIcon) =>
      menuAction(kind, label, icon, () => openWindow({ kind, item }));
    const receive = () => router.push(`/stock/receive?item=${item.item_id}`);
    return {
      reading: [
        windowOf('history', t('history'), IconHistory),
        windowOf('dependencies', t('dependencies'), IconSitemap),
      ],
      receiving: mayAdd ? [menuAction('receive', t('deliver'), IconPackageImport, receive)] : [],
      booking: mayEdit
        ? [
            windowOf('writeoff', t('writeOff'), IconScale),
            windowOf('merge', t('merge'), IconArrowMerge),
            ...(item.parent_id === BREW_FOLDER ? [windowOf('transfer', t('transfer'), IconFlask)] : []),
          ]
        : [],
    };
  };
  return {
    of: (row, place) => {
      const changing = mayEdit ? [menu.rename(row, place), menu.move(row)] : [];
      const picking = mayDelete ? menu.pick(row, place) : [];
      const remove = removing([row], place);
      if (!row.is_file) return menu.of(row, { do: [menu.open(row), ...changing, ...picking], remove });
      const { reading, receiving, booking } = itemEntries(row);
      return menu.of(row, {
        do: [menu.open(row), ...reading],
        change: [...receiving, ...changing, ...booking, ...picking],
        remove,
      });
    },
    ofMany: (rows) => menu.ofMany(rows, { remove: [...removing(rows, 'list'), menu.clear] }),
  };
}
