import { real } from '@/lib/contract/real';
import { menuFolder, menuRows, type MenuDishRow, type MenuFolderRow, type MenuRow } from '@/lib/contract/menu';
import { CODE, Problem, statusOf } from '@/lib/contract/problem';

const AT = 1_790_000_000;

export const folder = (item_id: number, parent_id: number, name: string, dishes = 0): MenuFolderRow => ({
  item_id,
  parent_id,
  name,
  status: 1,
  priority: 0,
  last_update: AT,
  is_file: false,
  dishes,
});

export const dish = (
  item_id: number,
  parent_id: number,
  name: string,
  more: Partial<MenuDishRow> = {},
): MenuDishRow => ({
  item_id,
  parent_id,
  name,
  status: 1,
  priority: 0,
  last_update: AT,
  is_file: true,
  max_discount: 10,
  cashback: 0,
  type: 0,
  retail_price: 1250.5,
  prime_cost: 410,
  max_discount_price: 1125.45,
  valid_ingredients: true,
  has_photo: true,
  served: true,
  served_next: null,
  ...more,
});

/** Two levels of folders, with every kind of row that the screen treats differently. */
export const VENUE: readonly MenuRow[] = [
  folder(10, 0, 'Кухня', 3),
  folder(20, 0, 'Бар', 3),
  folder(11, 10, 'Супы', 2),
  folder(12, 10, 'Пустая'),
  dish(101, 11, 'Том Ям', { type: 1 }),
  dish(102, 11, 'Борщ', { type: 1, status: 0 }),
  dish(103, 10, 'Пад Тай', { type: 1, valid_ingredients: false }),
  dish(201, 20, 'Мохито', { priority: 2 }),
  dish(202, 20, 'Айрен Пиво'),
  dish(203, 20, 'Джин-тоник'),
  dish(1, 0, 'Хлеб', { type: 1 }),
];

export const manyDishes = (count: number): MenuRow[] =>
  Array.from({ length: count }, (_, index) => dish(index + 1, 0, `Блюдо ${index + 1}`));

const reply = (body: unknown, status = 200): Response =>
  ({ ok: status < 400, status, statusText: '', json: () => Promise.resolve(body) }) as Response;

export const failed = (code: number = CODE.unreachable): Response =>
  reply(real(Problem).parse({ code, message: 'No answer' }), statusOf(code));

interface Server {
  rows: readonly MenuRow[];
  /** Held back until released; a reply in its place is returned unchanged. */
  all?: Promise<unknown> | Response | undefined;
  one?: Promise<unknown> | Response | undefined;
}

/** The BFF's two menu calls at `fetch`, replying by the contract. Tests change `server` as they proceed. */
export function serveMenu(rows: readonly MenuRow[] = VENUE): { server: Server; asked: string[] } {
  const server: Server = { rows };
  const asked: string[] = [];
  const answer = async (held: Server['all'], body: unknown): Promise<Response> =>
    held && 'json' in held ? held : held ? held.then(() => reply(body)) : reply(body);
  globalThis.fetch = (input) => {
    const url = new URL(input as string, 'http://venue.test');
    asked.push(url.pathname + url.search);
    if (url.pathname === menuRows.path) return answer(server.all, real(menuRows.reply).parse({ rows: server.rows }));
    if (url.pathname !== menuFolder.path) throw new Error(`Not served: ${url.pathname}`);
    const { folder: open } = real(menuFolder.query).parse(Object.fromEntries(url.searchParams));
    const some = server.rows.filter((row) => !row.is_file || row.parent_id === open);
    return answer(server.one, real(menuFolder.reply).parse({ rows: some }));
  };
  return { server, asked };
}
