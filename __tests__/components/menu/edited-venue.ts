import { real } from '@/lib/contract/real';
import { menuFolder, menuRows, type MenuNode, type MenuRow } from '@/lib/contract/menu';
import { CODE, Problem, statusOf } from '@/lib/contract/problem';
import { answer } from '../../support/answer';
import { VENUE } from './venue';

type Body = Readonly<Record<string, unknown>>;
type Change = (rows: readonly MenuRow[], body: Body) => readonly MenuRow[];

const idsOf = (body: Body) => body['items'] as number[];
const patch =
  (ids: (body: Body) => number[], change: (row: MenuRow, body: Body) => MenuRow): Change =>
  (rows, body) =>
    rows.map((row) => (ids(body).includes(row.item_id) ? change(row, body) : row));

const saved = (row: MenuRow, body: Body): MenuRow => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => key.startsWith('new_'))
      .map(([key, value]) => [key.slice(4), value]),
  ),
});

const last = (rows: readonly MenuRow[]) => Math.max(...rows.map(({ item_id }) => item_id));

/** Effect of each changing call on the rows. */
const CHANGES: Readonly<Record<string, Change>> = {
  save: patch((body) => [body['item_id'] as number], saved),
  priority: patch(idsOf, (row, { priority }) => ({ ...row, priority: priority as 0 | 1 | 2 })),
  delete: (rows, body) => rows.filter((row) => !idsOf(body).some((id) => id === row.item_id || id === row.parent_id)),
  restore: (rows, body) => [...rows, ...VENUE.filter((row) => idsOf(body).includes(row.item_id))],
  copy_item: (rows, { source_id }) => {
    const source = rows.find((row) => row.item_id === source_id)!;
    return [...rows, { ...source, item_id: last(rows) + 1, name: `${source.name} (2)` }];
  },
  create_category: (rows, { name, parent_id }) => [
    ...rows,
    {
      ...VENUE[0]!,
      is_file: false,
      dishes: 0,
      item_id: last(rows) + 1,
      name: String(name),
      parent_id: Number(parent_id),
    },
  ],
};

export interface Sent {
  readonly call: string;
  readonly body: Body;
}

/** The BFF's menu calls at `fetch`, reading and changing; `refuse` makes the next changing call fail. */
export function serveEditable(tree: readonly MenuNode[] = []) {
  const server = {
    rows: VENUE,
    refuse: undefined as number | undefined,
    removed: [] as object[],
  };
  const sent: Sent[] = [];
  globalThis.fetch = (input, init) => {
    const url = new URL(input as string, 'http://venue.test');
    if (url.pathname === menuRows.path) return Promise.resolve(answer({ rows: server.rows }));
    if (url.pathname === menuFolder.path) return Promise.resolve(answer({ rows: server.rows }));
    const call = url.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
    if (call === 'list') return Promise.resolve(answer({ items: tree }));
    if (call === 'removed') return Promise.resolve(answer({ items: server.removed }));
    if (/\/menu\/(dish|ingredients)\//.test(url.pathname)) {
      return Promise.resolve(answer(real(Problem).parse({ code: CODE.notFound, message: 'No such dish' }), 404));
    }
    const change = CHANGES[call];
    if (!change) throw new Error(`Not served: ${url.pathname}`);
    const body = JSON.parse(init?.body as string) as Body;
    sent.push({ call, body });
    if (server.refuse !== undefined) {
      const code = server.refuse;
      server.refuse = undefined;
      const told = {
        ...(call === 'restore' && code === CODE.conflict && { key: 'folderRemoved' }),
        ...(call === 'save' && { field: 'version' }),
      };
      return Promise.resolve(answer(real(Problem).parse({ code, message: '', ...told }), statusOf(code)));
    }
    server.rows = change(server.rows, body);
    const made = call === 'copy_item' || call === 'create_category' ? { item_id: last(server.rows) } : {};
    return Promise.resolve(answer(made));
  };
  return { server, sent, REFUSED: CODE.unreachable };
}
