'use client';
import { useCallback, useState, type ComponentType } from 'react';
import { useKeptCell } from '@/components/form/use-kept-cell';
import { useToasts } from '@/components/form/use-toasts';
import type { MenuContent } from '@/components/ui/menu';
import { useCommand } from '@/lib/api/use-command';
import type { deleteItems, restoreItems, saveItem } from '@/lib/sections/menu/contract/edit';
import type { deleteStock, restoreStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { idsBelow, isFull, neighbourOf, withoutNested } from './below';
import type { BrowseContent } from './use-browse-list';
import type { BrowseRow } from './browse-row';
import type { RenameFieldProps, Renaming } from './rename';
import type { Browse } from './use-browse';
import type { BrowseView } from './use-browse-view';
import { useBrowseDrag } from './use-browse-drag';
import type { Patch } from './use-pending';
import { useEditWords } from './use-words';

/** Dialogs that every tree has. */
export type BrowseDialog<Row> =
  | { readonly kind: 'addFolder'; readonly parent: number }
  | { readonly kind: 'move'; readonly row: Row }
  | { readonly kind: 'remove'; readonly rows: readonly Row[] }
  | { readonly kind: 'removed' };

/** Calls that change a tree. */
interface TreeCalls {
  readonly save: typeof saveItem | typeof saveStockItem;
  readonly remove: typeof deleteItems | typeof deleteStock;
  readonly restore: typeof restoreItems | typeof restoreStock;
}

/** The tree on the screen. */
export interface TreeInput<Row extends BrowseRow> {
  readonly browse: Browse<Row>;
  readonly view: BrowseView;
  readonly list: Pick<BrowseContent<Row>, 'rows' | 'focusList'>;
}

interface EditorInput<Row extends BrowseRow> extends TreeInput<Row> {
  readonly calls: TreeCalls;
  /** Input of a name. */
  readonly RenameField: ComponentType<RenameFieldProps<Row>>;
  /** Whether to ask before a row is removed, besides a full folder. */
  readonly asks?: (row: Row) => boolean;
}

/** Shows a change of rows while the command is pending. */
export const on =
  <Row extends BrowseRow>(ids: ReadonlySet<number>, change: (row: Row) => Row | null): Patch<Row> =>
  (row) =>
    ids.has(row.item_id) ? change(row) : row;

const idOf = (row: BrowseRow): number => row.item_id;
export const idsOf = (rows: readonly BrowseRow[]): number[] => rows.map(({ item_id }) => item_id);

/** Changes of a tree without a dialog: each shows at once and is reverted on refusal. */
export function useBrowseEditor<Row extends BrowseRow, More extends { readonly kind: string } = never>({
  browse,
  view,
  list: { rows, focusList },
  calls,
  RenameField,
  asks = () => false,
}: EditorInput<Row>) {
  const t = useEditWords();
  const toasts = useToasts();
  const { send: save } = useCommand(calls.save);
  const { send: sendRemoval } = useCommand(calls.remove);
  const { send: sendRestoration } = useCommand(calls.restore);
  const restore = (items: number[]) => sendRestoration({ body: { items } });
  const { run } = browse;
  const listed = rows ?? [];
  const [renaming, setRenaming] = useState<Renaming<Row> | null>(null);
  const [dialog, setDialog] = useState<BrowseDialog<Row> | More | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string | number>>(new Set());
  const [marking, setMarking] = useState(false);
  const endRename = useCallback((id: number) => setRenaming((now) => (now?.row.item_id === id ? null : now)), []);
  useKeptCell(calls.save, rows, renaming !== null, idOf, (row) => setRenaming({ row, place: 'list' }));
  const clearMarks = () => {
    setMarked(new Set());
    setMarking(false);
  };

  const restoreNow = (ids: number[]) =>
    run(() => restore(ids)).catch((error: unknown) => toasts.failed(t('failed.restore'), error));

  /** Selects the row that replaces a removed selected one. */
  const selectNext = (removed: ReadonlySet<number>) => {
    if (view.selected === null || !removed.has(view.selected)) return;
    const next = neighbourOf(listed, removed);
    if (next) view.select(next.item_id);
  };

  const removeNow = async (rows: readonly Row[]) => {
    const ids = idsOf(withoutNested(rows, browse.byId));
    const removed = idsBelow(ids, browse.childrenOf);
    const [only] = rows;
    const one = rows.length === 1 && only;
    clearMarks();
    if (removed.has(view.folder)) view.open(only?.parent_id ?? 0);
    selectNext(removed);
    focusList();
    try {
      await run(
        () => sendRemoval({ body: { items: ids } }),
        on<Row>(removed, () => null),
      );
      const text = one ? t('done.removed', { name: one.name }) : t('done.removedMany', { count: rows.length });
      toasts.done(text, () => void restoreNow(ids));
    } catch (error) {
      toasts.failed(one ? t('failed.remove', { name: one.name }) : t('failed.removeMany'), error);
    }
  };

  const moveTo = async (row: Row, parent: number, offerUndo = true) => {
    if (parent === row.parent_id) return;
    const patch = on<Row>(new Set([row.item_id]), (before) => ({ ...before, parent_id: parent }));
    const folder = browse.byId.get(parent)?.name;
    selectNext(new Set([row.item_id]));
    try {
      await run(() => save({ body: { item_id: row.item_id, new_parent_id: parent } }), patch);
      if (!offerUndo) return;
      const text = folder ? t('done.moved', { name: row.name, folder }) : t('done.movedToRoot', { name: row.name });
      toasts.done(text, () => void moveTo({ ...row, parent_id: parent }, row.parent_id, false));
    } catch (error) {
      toasts.failed(t('failed.move', { name: row.name }), error);
    }
  };

  const move = (row: Row, parent: number) => void moveTo(row, parent);
  const drag = useBrowseDrag(browse, { clearMarks, move });
  return {
    browse,
    restore,
    drag,
    renaming,
    RenameField,
    startRename: (row: Row, place: Renaming['place'] = 'list') => setRenaming({ row, place }),
    endRename,
    dialog,
    setDialog,
    marked,
    setMarked,
    marking,
    startMarking: (row: Row) => {
      setMarked(new Set([row.item_id]));
      setMarking(true);
    },
    clearMarks,
    /** Asks first if a folder is not empty, or the tree wants it. */
    remove: (rows: readonly Row[]) => {
      if (rows.some((row) => isFull(row, browse.childrenOf) || asks(row))) setDialog({ kind: 'remove', rows });
      else void removeNow(rows);
    },
    removeNow,
    move,
    open: (row: Row) => (row.is_file ? view.openRecord(String(row.item_id)) : view.open(row.item_id)),
    reveal: view.open,
    focusList,
  };
}

export type BrowseEditor<Row extends BrowseRow> = Omit<
  ReturnType<typeof useBrowseEditor<Row>>,
  'dialog' | 'setDialog'
> & {
  readonly dialog: { readonly kind: string } | null;
  readonly setDialog: (dialog: BrowseDialog<Row> | null) => void;
};

/** Context menus of a row, and of several rows of the list. */
export interface TreeMenus<Row> {
  readonly of: (row: Row, place: Renaming['place']) => MenuContent;
  readonly ofMany: (rows: readonly Row[]) => MenuContent;
}
