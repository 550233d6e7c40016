import {
  listMenu,
  menuDish,
  menuFolder,
  menuRows,
  type MenuNode,
  type MenuRow,
} from '@/lib/sections/menu/contract/menu';
import {
  copyItem,
  createCategory,
  deleteItems,
  removedItems,
  restoreItems,
  saveItem,
  setPriority,
} from '@/lib/sections/menu/contract/edit';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { CODE, type ProblemError } from '@/lib/contract/problem';
import { on, refuse, serve } from '../../support/serve';
import { folder, VENUE } from './venue';

/** Fields of a row as a body names them, with `new_`. */
const saved = (body: object) =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => key.startsWith('new_'))
      .map(([key, value]) => [key.slice(4), value as unknown]),
  );

/** The menu's calls, reading and changing; `refuse` makes the next changing call fail. */
export function serveEditable(tree: readonly MenuNode[] = []) {
  const state = {
    rows: VENUE,
    refuse: undefined as number | undefined,
    removed: [] as ReplyOf<typeof removedItems>['items'],
  };
  const last = () => Math.max(...state.rows.map(({ item_id }) => item_id));
  const patch = (ids: readonly number[], change: object) =>
    state.rows.map((row) => (ids.includes(row.item_id) ? Object.assign({ ...row }, change) : row));
  /** Refuses once if the test wants it, else changes the rows. */
  const changing = <T>(
    rows: readonly MenuRow[],
    reply: T,
    told: Parameters<typeof refuse>[1] = {},
  ): T | ProblemError => {
    const { refuse: code } = state;
    state.refuse = undefined;
    if (code !== undefined) return refuse(code, told);
    state.rows = rows;
    return reply;
  };
  const server = serve(
    on(menuRows, () => ({ rows: state.rows })),
    on(menuFolder, () => ({ rows: state.rows })),
    on(listMenu, () => ({ items: tree })),
    on(removedItems, () => ({ items: state.removed })),
    on(menuDish, refuse(CODE.notFound)),
    on(saveItem, ({ body }) => changing(patch([body.item_id], saved(body)), {}, { field: 'version' })),
    on(setPriority, ({ body: { items, priority } }) => changing(patch(items, { priority }), {})),
    on(deleteItems, ({ body: { items } }) => {
      const isGone = ({ item_id, parent_id }: MenuRow) => items.some((id) => id === item_id || id === parent_id);
      return changing(
        state.rows.filter((row) => !isGone(row)),
        {},
      );
    }),
    on(restoreItems, ({ body: { items } }) =>
      changing(
        [...state.rows, ...VENUE.filter(({ item_id }) => items.includes(item_id))],
        {},
        state.refuse === CODE.conflict ? { key: 'folderRemoved' } : {},
      ),
    ),
    on(copyItem, ({ body: { source_id } }) => {
      const source = state.rows.find((row) => row.item_id === source_id)!;
      const item_id = last() + 1;
      return changing([...state.rows, { ...source, item_id, name: `${source.name} (2)` }], { item_id });
    }),
    on(createCategory, ({ body: { name, parent_id } }) => {
      const item_id = last() + 1;
      return changing([...state.rows, folder(item_id, parent_id, name)], { item_id });
    }),
  );
  return { state, server, sent: server.commands };
}
