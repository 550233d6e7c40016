'use client';
import { useTranslations } from 'next-intl';
import { idsOf, on, useBrowseEditor, type TreeInput } from '@/components/browse/use-browse-editor';
import type { RenameFieldProps } from '@/components/browse/rename';
import { useToasts } from '@/components/form/use-toasts';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { call, problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { type MenuFolderRow } from '@/lib/sections/menu/contract/folders';
import { menuRows, type MenuDishRow, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { copyItem, deleteItems, restoreItems, saveItem, setPriority } from '@/lib/sections/menu/contract/edit';
import { CODE } from '@/lib/contract/problem';
import { discounted } from '@/lib/domain/money';

/** Dialogs of the menu only. */
export type MenuDialog =
  | { readonly kind: 'editFolder'; readonly folder: MenuFolderRow }
  | { readonly kind: 'export'; readonly rows: readonly MenuRow[] };

const withDiscount =
  (percent: number) =>
  (row: MenuRow): MenuRow =>
    row.is_file ? { ...row, max_discount: percent, max_discount_price: discounted(row.retail_price, percent) } : row;

/** Loads with its form when the browser is idle. */
const RenameField = lazyPart<RenameFieldProps<MenuRow>>(() =>
  import('./rename-item').then((module) => module.RenameItem),
);

/** Changes of the menu without opening a dish: each shows at once and is reverted on refusal. */
export function useMenuEditor(tree: TreeInput<MenuRow>) {
  const { browse, view, list } = tree;
  const t = useTranslations('menuEdit');
  const toasts = useToasts();
  const { run } = browse;
  usePrefetch(RenameField);
  const { send: save, refresh } = useCommand(saveItem);
  const { send: prioritise } = useCommand(setPriority);
  const { send: copy } = useCommand(copyItem);
  const editor = useBrowseEditor<MenuRow, MenuDialog>({
    ...tree,
    RenameField,
    calls: { save: saveItem, remove: deleteItems, restore: restoreItems },
  });

  /** Saves a discount, and once more after a conflict if the saved discount is still the shown one. */
  const saveDiscount = async ({ item_id, max_discount: seen, version }: MenuDishRow, percent: number) => {
    const send = (last: number | undefined) =>
      save({ body: { item_id, new_max_discount: percent, ...(last !== undefined && { version: last }) } });
    try {
      return await send(version);
    } catch (error) {
      const { code, field } = problemOf(error);
      if (code !== CODE.conflict || field !== 'version') throw error;
      const now = (await call(menuRows, {})).rows.find((row) => row.item_id === item_id);
      if (now?.is_file && now.max_discount === seen && now.version !== version) return send(now.version);
      // The list shows what the other person chose.
      void refresh();
      throw error;
    }
  };

  const failed = (what: string) => (error: unknown) => toasts.failed(what, error);
  return {
    ...editor,
    prioritise: async (rows: readonly MenuRow[], priority: MenuRow['priority']) => {
      const ids = idsOf(rows);
      const patch = on<MenuRow>(new Set(ids), (before) => ({ ...before, priority }));
      await run(() => prioritise({ body: { priority, items: ids } }), patch).catch(failed(t('failed.priority')));
    },
    discount: async (dish: MenuDishRow, percent: number) => {
      if (percent === dish.max_discount) return;
      const patch = on(new Set([dish.item_id]), withDiscount(percent));
      await run(() => saveDiscount(dish, percent), patch).catch(failed(t('failed.discount', { name: dish.name })));
    },
    duplicate: async (dish: MenuDishRow) => {
      try {
        const { item_id } = await run(() => copy({ body: { source_id: dish.item_id } }));
        if (item_id === undefined) return;
        view.select(item_id);
        list.focusList();
      } catch (error) {
        toasts.failed(t('failed.duplicate', { name: dish.name }), error);
      }
    },
    addDish: () => view.openRecord('new'),
  };
}

export type MenuEditor = ReturnType<typeof useMenuEditor>;
