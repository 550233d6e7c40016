'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommand } from '@/lib/api/use-endpoint';
import type { MenuDishRow, MenuFolderRow, MenuRow } from '@/lib/contract/menu';
import { copyItem, deleteItems, restoreItems, saveItem, setPriority } from '@/lib/contract/menu-edit';
import { discounted } from '@/lib/domain/money';
import type { Menu } from '../use-menu';
import type { MenuView } from '../use-menu-view';
import { idsBelow, isFull, neighbourOf, withoutNested } from './below';
import type { Renaming } from './rename';
import type { Patch, Pending } from './use-pending';
import { useToasts } from '@/components/form/use-toasts';

export type MenuDialog =
  | { readonly kind: 'addFolder'; readonly parent: number }
  | { readonly kind: 'editFolder'; readonly folder: MenuFolderRow }
  | { readonly kind: 'move'; readonly row: MenuRow }
  | { readonly kind: 'remove'; readonly rows: readonly MenuRow[] }
  | { readonly kind: 'removed' };

const on =
  (ids: ReadonlySet<number>, change: (row: MenuRow) => MenuRow | null): Patch =>
  (row) =>
    ids.has(row.item_id) ? change(row) : row;

const withDiscount =
  (percent: number) =>
  (row: MenuRow): MenuRow =>
    row.is_file ? { ...row, max_discount: percent, max_discount_price: discounted(row.retail_price, percent) } : row;

const idsOf = (rows: readonly MenuRow[]): number[] => rows.map(({ item_id }) => item_id);

interface EditorInput {
  readonly menu: Menu;
  readonly view: MenuView;
  /** The open folder's rows in the order in which they are shown. */
  readonly rows: readonly MenuRow[] | undefined;
  readonly pending: Pending;
  readonly focusList: () => void;
}

/** Everything a person can change in the menu without opening a dish: shown at once, and taken back if refused. */
export function useMenuEditor({ menu, view, rows: listed = [], pending, focusList }: EditorInput) {
  const t = useTranslations('menuEdit');
  const toasts = useToasts();
  const { run } = pending;
  const { trigger: save } = useCommand(saveItem);
  const { trigger: prioritise } = useCommand(setPriority);
  const { trigger: remove } = useCommand(deleteItems);
  const { trigger: restore } = useCommand(restoreItems);
  const { trigger: copy } = useCommand(copyItem);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [dialog, setDialog] = useState<MenuDialog | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string | number>>(new Set());
  const [marking, setMarking] = useState(false);
  const clearMarks = () => {
    setMarked(new Set());
    setMarking(false);
  };

  const rename = async (row: MenuRow, place: Renaming['place'], text: string) => {
    const patch = on(new Set([row.item_id]), (before) => ({ ...before, name: text }));
    try {
      await run(() => save({ body: { item_id: row.item_id, new_name: text } }), patch);
    } catch (error) {
      toasts.failed(t('failed.rename', { name: row.name }), error);
      // What was typed is not lost.
      setRenaming((now) => now ?? { id: row.item_id, place, text });
    }
  };

  const bringBack = async (ids: readonly number[]) => {
    try {
      await run(() => restore({ body: { items: [...ids] } }));
    } catch (error) {
      toasts.failed(t('failed.restore'), error);
    }
  };

  /** What takes the place of a selected row that goes is selected, so that one can go on from there. */
  const passOn = (gone: ReadonlySet<number>) => {
    if (view.selected === null || !gone.has(view.selected)) return;
    const next = neighbourOf(listed, gone);
    if (next) view.select(next.item_id);
  };

  const removeNow = async (rows: readonly MenuRow[]) => {
    const ids = idsOf(withoutNested(rows, menu.byId));
    const gone = idsBelow(ids, menu.childrenOf);
    const [only] = rows;
    const one = rows.length === 1 && only;
    clearMarks();
    if (gone.has(view.folder)) view.open(only?.parent_id ?? 0);
    passOn(gone);
    focusList();
    try {
      await run(
        () => remove({ body: { items: ids } }),
        on(gone, () => null),
      );
      const text = one ? t('done.removed', { name: one.name }) : t('done.removedMany', { count: rows.length });
      toasts.done(text, () => void bringBack(ids));
    } catch (error) {
      toasts.failed(one ? t('failed.remove', { name: one.name }) : t('failed.removeMany'), error);
    }
  };

  const moveTo = async (row: MenuRow, parent: number, offerUndo = true) => {
    if (parent === row.parent_id) return;
    const patch = on(new Set([row.item_id]), (before) => ({ ...before, parent_id: parent }));
    const folder = menu.byId.get(parent)?.name;
    passOn(new Set([row.item_id]));
    try {
      await run(() => save({ body: { item_id: row.item_id, new_parent_id: parent } }), patch);
      if (!offerUndo) return;
      const text = folder ? t('done.moved', { name: row.name, folder }) : t('done.movedToRoot', { name: row.name });
      toasts.done(text, () => void moveTo({ ...row, parent_id: parent }, row.parent_id, false));
    } catch (error) {
      toasts.failed(t('failed.move', { name: row.name }), error);
    }
  };

  return {
    menu,
    renaming,
    startRename: (row: MenuRow, place: Renaming['place'] = 'list') =>
      setRenaming({ id: row.item_id, place, text: row.name }),
    endRename: (text: string | null) => {
      const row = renaming && menu.byId.get(renaming.id);
      setRenaming(null);
      const name = text?.trim() ?? '';
      if (row && name !== '' && name !== row.name.trim()) void rename(row, renaming.place, name);
    },
    dialog,
    setDialog,
    marked,
    setMarked,
    marking,
    startMarking: (row: MenuRow) => {
      setMarked(new Set([row.item_id]));
      setMarking(true);
    },
    clearMarks,
    prioritise: async (rows: readonly MenuRow[], priority: MenuRow['priority']) => {
      const ids = idsOf(rows);
      const patch = on(new Set(ids), (before) => ({ ...before, priority }));
      try {
        await run(() => prioritise({ body: { priority, items: ids } }), patch);
      } catch (error) {
        toasts.failed(t('failed.priority'), error);
      }
    },
    discount: async (dish: MenuDishRow, percent: number) => {
      if (percent === dish.max_discount) return;
      const patch = on(new Set([dish.item_id]), withDiscount(percent));
      try {
        await run(() => save({ body: { item_id: dish.item_id, new_max_discount: percent } }), patch);
      } catch (error) {
        toasts.failed(t('failed.discount', { name: dish.name }), error);
      }
    },
    /** Asks first when folders go with what lies in them. */
    remove: (rows: readonly MenuRow[]) => {
      if (rows.some((row) => isFull(row, menu.childrenOf))) setDialog({ kind: 'remove', rows });
      else void removeNow(rows);
    },
    removeNow,
    move: (row: MenuRow, parent: number) => void moveTo(row, parent),
    duplicate: async (dish: MenuDishRow) => {
      try {
        const { item_id } = await run(() => copy({ body: { source_id: dish.item_id } }));
        if (item_id === undefined) return;
        view.select(item_id);
        focusList();
      } catch (error) {
        toasts.failed(t('failed.duplicate', { name: dish.name }), error);
      }
    },
    open: (row: MenuRow) => (row.is_file ? view.openDish(String(row.item_id)) : view.open(row.item_id)),
    addDish: () => view.openDish('new'),
    reveal: view.open,
    focusList,
  };
}

export type MenuEditor = ReturnType<typeof useMenuEditor>;
