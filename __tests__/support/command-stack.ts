import { places } from '@/backend/src/db/schema';
import { refusalOf, send } from '@/lib/api/call';
import { browserPath, type Endpoint } from '@/lib/contract/endpoint';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { adminEndpoints, bffEndpoints, tillEndpoints } from '@/lib/sections/endpoints';
import { inputsFor, reads } from '@/tools/same/reads';
import { forFile } from './for-file';
import { formOf } from './pictures';
import { fillStock } from './stock';
import { signedInAs, type Browser } from './stack';
import { DAIQUIRI, TOKEN, openTillStack, type tillStack } from './till';
import { give } from '../backend/money/money';

/** The open stack. */
export let stack: ReturnType<typeof tillStack>;
let admin: Browser;
let second: Browser;
/** Cookie of an account that only reads. */
let reader: string;
const litres = { is_file: true, measure_id: 3, quantity: 10, stock_price: 500_00 };

/** Items of the stock that commands move. */
export const SHELF = [
  { item_id: 3594, is_file: false, name: 'Варка' },
  { ...litres, item_id: 201, name: 'Джин' },
  { ...litres, item_id: 202, name: 'Джин сухой' },
  { ...litres, item_id: 203, name: 'Лишнее' },
  { ...litres, item_id: 301, name: 'Эль', parent_id: 3594 },
];

/** Opens a stack with what the commands need. */
export const startCommands = forFile(async () => {
  stack = await openTillStack({ SMTP_URL: 'smtp://mail.example.com' });
  await fillStock(stack.database, SHELF);
  await stack.database.db.insert(places).values([
    { place_id: 17, name: 'Караоке' },
    { place_id: 18, name: 'Диспансер' },
  ]);
  await stack.database.pool.query(`select setval('stock_items_item_id_seq', 5000)`);
  await give(stack, { cashier: 10_000_00, safe: 100_000_00, bank: 10_000_00 });
  await stack.addUser('second', MAX_PERMISSION);
  await stack.addUser('reader', MAX_PERMISSION);
  admin = await signedInAs('admin');
  second = await signedInAs('second');
  reader = await stack.cookieOf('reader');
  return { stack, close: () => stack.close() };
});

/** Replies of the commands so far, by id. */
export const done: Record<string, Readonly<Record<string, unknown>>> = {};
/** An id in the reply of a command. */
export const idOf = (command: string, name: string): number => Number(done[command]?.[name]);

/** A command of the walk: who sends it, its body, and the file it uploads. */
export interface Step {
  readonly id: string;
  readonly by?: 'second';
  readonly params?: Readonly<Record<string, string>>;
  readonly body: () => object | Promise<object>;
  readonly file?: () => Promise<Buffer>;
}

export const endpoints = [...adminEndpoints, ...bffEndpoints, ...tillEndpoints].filter(({ changes }) => changes);
export const endpointOf = (id: string): Endpoint => endpoints.find((one) => one.id === id)!;

/** All that the database holds, except keys, sessions, notes of changes and what is counted per call. */
export async function holdings(): Promise<string> {
  const { pool } = stack.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('idempotency_keys', 'sessions', 'login_attempts', 'tag_changes') order by 1`,
  );
  const sums = rows.map(
    ({ name }) =>
      `select '${name} ' || count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
  );
  const { rows: found } = await pool.query<{ sum: string }>(`${sums.join(' union all ')} order by 1`);
  return found.map(({ sum }) => sum).join('\n');
}

/** Sends a step's input; where `lost`, the server does its work and the answer does not arrive. */
export async function press(step: Step, input: { body: object }, key: string, lost: boolean): Promise<unknown> {
  const endpoint = endpointOf(step.id);
  const browser = step.by === 'second' ? second : admin;
  const fetcher: typeof fetch = async (target, init) => {
    const headers = new Headers(init?.headers);
    if (endpoint.access === 'till') headers.set('authorization', `Bearer ${TOKEN}`);
    const response = await browser.fetch(target, { ...init, headers });
    if (lost && response.ok) throw new TypeError('Failed to fetch');
    return response;
  };
  if (!step.file) {
    const through = endpoint.access === 'till' ? tillFetch(fetcher, endpoint) : fetcher;
    return send(endpoint, { params: step.params, ...input }, through, key);
  }
  const body = formOf(input.body as Record<string, number>, await step.file());
  const headers = { origin: 'http://localhost:3000', 'idempotency-key': key };
  const response = await fetcher(browserPath(endpoint.path), { method: 'POST', body, headers });
  const reply: unknown = await response.json();
  if (!response.ok) throw refusalOf(reply, response.status, response.statusText);
  return reply;
}

/** A till speaks to the wire's own address. */
const tillFetch =
  (fetcher: typeof fetch, endpoint: Endpoint): typeof fetch =>
  (_, init) =>
    fetcher(endpoint.path, init);

/** Queries of screens that update by themselves, and the stock list. */
const LIVE =
  /^(stock\.list|orders\.list|funds\.get|expenses\.list|days\.current|payments\.(agents|list|summary|statement))$/;
const LIVE_REPORTS = /^statistics\.(revenue|products|dishes|taken_off|cashiers|draft_beer|expense_categories)$/;
export const live = reads.filter(({ id }) => LIVE.test(id) || LIVE_REPORTS.test(id));
const inputOf = inputsFor({ dish: DAIQUIRI, item: 201, agent: 1, expense: 1, session: 1 });

/** Reply of a live query at the backend. */
export async function replyOf(endpoint: Endpoint): Promise<string> {
  const { statusCode, body } = await stack.askBackend(endpoint, inputOf(endpoint), { cookie: reader });
  if (statusCode !== 200) throw new Error(`${endpoint.id} answered ${statusCode}`);
  return body;
}

/** Returns the versions of all tags. */
export async function versionsOfTags(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await stack.database.pool.query<{ tag: string; version: string }>(
    `select tag, count(*) || '.' || max(change_id) as version from tag_changes group by tag`,
  );
  return new Map(rows.map(({ tag, version }) => [tag, version]));
}
