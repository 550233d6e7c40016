import sharp from 'sharp';
import { places, secondFactors, sessions } from '@/backend/src/db/schema';
import { refusalOf, send } from '@/lib/api/call';
import { browserPath, type Endpoint } from '@/lib/contract/endpoint';
import { MAX_PERMISSION, NO_PERMISSION } from '@/lib/domain/permissions';
import { monthOf, plusMonths } from '@/lib/domain/salary-month';
import { adminEndpoints, bffEndpoints, tillEndpoints } from '@/lib/endpoints';
import { codeOf } from '@/scripts/test/code-of';
import { fillStock } from './stock';
import { PASSWORD, type Browser } from './stack';
import { BAR, DAIQUIRI, SONG, TOKEN, tillStack } from './till';
import { issueMail } from '../backend/mail/post-office';
import { give } from '../backend/money/money';

let stack: Awaited<ReturnType<typeof tillStack>>;
let admin: Browser;
let second: Browser;
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
export async function openCommands(): Promise<{ readonly stack: typeof stack; readonly close: () => Promise<void> }> {
  stack = await tillStack({ SMTP_URL: 'smtp://mail.example.com' });
  await fillStock(stack.database, SHELF);
  await stack.database.db.insert(places).values([
    { place_id: 17, name: 'Караоке' },
    { place_id: 18, name: 'Диспансер' },
  ]);
  await stack.database.pool.query(`select setval('stock_items_item_id_seq', 5000)`);
  await give(stack, { cashier: 10_000_00, safe: 100_000_00, bank: 10_000_00 });
  await stack.addUser('second', MAX_PERMISSION);
  admin = stack.browser();
  second = stack.browser();
  await admin.signIn('admin');
  await second.signIn('second');
  return { stack, close: () => stack.close() };
}

/** Replies of the commands so far, by id. */
export const done: Record<string, Readonly<Record<string, unknown>>> = {};
const idOf = (command: string, name: string): number => Number(done[command]?.[name]);
const lastExpense = async (where: string, ...values: string[]): Promise<number> => {
  const { rows } = await stack.database.pool.query<{ expense_id: number }>(
    `select expense_id from expenses where ${where} order by expense_id desc limit 1`,
    values,
  );
  return Number(rows[0]?.expense_id);
};
const expenseNamed = (name: string) => lastExpense('name = $1', name);
const orderExpense = () => lastExpense('order_number is not null');
const table = (name: string) => ({ place_id: BAR, table: name });

/** Of the agent who sat at the table that was paid. */
const payout = { agent_id: 1, places: [BAR], payment_type: 1 };
/** The code that was sent last, with its token. */
const sentCode = async () => {
  const { rows } = await stack.database.pool.query<{ code: string }>(
    'select code from mail_outbox where mail_id = $1',
    [idOf('payments.confirm', 'mail_id')],
  );
  return { force: true, otp_token: done['payments.confirm']?.['otp_token'], otp_key: rows[0]?.code };
};

export interface Step {
  readonly id: string;
  readonly by?: 'second';
  readonly params?: Readonly<Record<string, string>>;
  readonly body: () => object | Promise<object>;
  readonly file?: () => Promise<Blob>;
}

const now = monthOf(Date.now() / 1000, 'Asia/Bangkok');
const anna = () => ({ employee_id: idOf('salary.save', 'employee_id'), ...now });
const payroll: readonly Step[] = [
  {
    id: 'salary.save',
    body: () => ({
      ...{ type: 'add', employee_id: null, employee_name: 'Анна' },
      ...{ position: 'Бармен', wages: 20_000, overtime_hour_cost: 150 },
    }),
  },
  { id: 'salary.operation', body: () => ({ type: 'credit', ...anna(), amount: 6000, duration: 3 }) },
  {
    id: 'salary.skip',
    body: () => ({
      ...{ credit_id: idOf('salary.operation', 'salary_story_id'), ...now },
      ...{ skip: true, description: 'Договорились' },
    }),
  },
  { id: 'salary.pay', body: () => ({ ...now, payments: [{ type: 'salary', ...anna(), amount: 20_000 }] }) },
  { id: 'salary.operation', body: () => ({ type: 'overtime', ...anna(), hours: 3 }) },
  { id: 'salary.removeStory', body: () => ({ salary_story_id: idOf('salary.operation', 'salary_story_id') }) },
  { id: 'salary.remove', body: () => ({ employee_id: idOf('salary.save', 'employee_id') }) },
  { id: 'salary.restore', body: () => ({ employee_id: idOf('salary.save', 'employee_id') }) },
  {
    id: 'bff.paySalaries',
    body: () => ({
      ...plusMonths(now, 1),
      payments: [{ type: 'prepayment', employee_id: idOf('salary.save', 'employee_id'), amount: 500 }],
    }),
  },
];

const groups = ['', '_karaoke', '_ddweed'].flatMap((place): Step[] => [
  { id: `ingredientsLists${place}.create`, body: () => ({ name: 'Крепкое', items: [201] }) },
  {
    id: `ingredientsLists${place}.save`,
    body: () => ({ list_id: idOf(`ingredientsLists${place}.create`, 'list_id'), name: 'Джины', items: [201, 202] }),
  },
]);

/** Each command once with an input that changes something, in an order in which they can happen. */
export const STEPS: readonly Step[] = [
  { id: 'menu.createCategory', body: () => ({ parent_id: 0, name: 'Новинки' }) },
  {
    id: 'menu.createItem',
    body: () => ({ parent_id: idOf('menu.createCategory', 'item_id'), name: 'Сбитень', retail_price: 120 }),
  },
  { id: 'menu.save', body: () => ({ item_id: idOf('menu.createItem', 'item_id'), new_name: 'Сбитень горячий' }) },
  { id: 'menu.priority', body: () => ({ priority: 2, items: [DAIQUIRI] }) },
  { id: 'menu.copy', body: () => ({ source_id: DAIQUIRI }) },
  { id: 'menu.delete', body: () => ({ items: [idOf('menu.copy', 'item_id')] }) },
  { id: 'menu.restore', body: () => ({ items: [idOf('menu.copy', 'item_id')] }) },
  { id: 'menu.uploadPicture', body: () => ({ item_id: DAIQUIRI }), file: photo },
  { id: 'bff.exportItems', params: { target: 'karaoke' }, body: () => ({ category: 2, items: [DAIQUIRI] }) },
  { id: 'stock.createCategory', body: () => ({ parent_id: 0, name: 'Погреб' }) },
  {
    id: 'stock.add',
    body: () => ({
      ...{ use_own_funds: false, pay_later: false, include_vat: false },
      items: [{ item_id: 201, quantity: 2, price: 450 }],
    }),
  },
  { id: 'stock.save', body: () => ({ item_id: 201, new_name: 'Джин лондонский' }) },
  { id: 'stock.setSensor', body: () => ({ item_id: 301, sensor_id: 5, channel_id: 1 }) },
  { id: 'stock.deleteSensor', body: () => ({ item_id: 301 }) },
  { id: 'stock.addBarcode', body: () => ({ item_id: 201, barcode: '4600001' }) },
  { id: 'stock.deleteBarcode', body: () => ({ barcode_id: idOf('stock.addBarcode', 'barcode_id') }) },
  { id: 'stock.writeoff', body: () => ({ item_id: 201, quantity: 1, reason: 'Разбили', type: 1 }) },
  { id: 'stock.undoWriteOff', body: () => ({ stock_story_id: idOf('stock.writeoff', 'stock_story_id') }) },
  {
    id: 'stock.add',
    body: () => ({
      ...{ use_own_funds: false, pay_later: true, payer: 'later', include_vat: false },
      ...{ supplier: 'Сингха', invoice_number: '17', invoice_date: '2026-11-20' },
      items: [{ item_id: 201, quantity: 1, price: 100, package_quantity: 0.7 }],
    }),
  },
  { id: 'stock.payDebt', body: () => ({ purchase_number: idOf('stock.add', 'purchase_number'), payer: 'cashier' }) },
  { id: 'stock.alchemy', body: () => ({ source_id: 201, target_id: 301, quantity: 1 }) },
  { id: 'stock.merge', body: () => ({ source_id: 203, destination_id: 201 }) },
  { id: 'stock.delete', body: () => ({ items: [202] }) },
  { id: 'stock.restore', body: () => ({ items: [202] }) },
  { id: 'craft.create', body: () => ({ name: 'Настойка', create_new_stock_item: true, stock_id: 0, measure_id: 3 }) },
  {
    id: 'craft.save',
    body: () => ({
      ...{ craft_id: idOf('craft.create', 'craft_id'), new_output_quantity: 1 },
      new_ingredients: [{ item_id: 201, item_quantity: 0.5 }],
    }),
  },
  { id: 'craft.add', body: () => ({ craft_id: idOf('craft.create', 'craft_id'), quantity: 2, forced: false }) },
  { id: 'craft.undo', body: () => ({ batch_id: idOf('craft.add', 'batch_id') }) },
  { id: 'craft.uploadPhoto', body: () => ({ craft_id: idOf('craft.create', 'craft_id') }), file: photo },
  { id: 'craft.delete', body: () => ({ craft_id: idOf('craft.create', 'craft_id') }) },
  ...groups,
  { id: 'users.savePreferences', body: () => ({ theme: 'dark', rows: 100 }) },
  {
    id: 'users.endSession',
    body: async () => {
      await stack.browser().signIn('admin');
      return { others: true };
    },
  },
  { id: 'categories.create', body: () => ({ name: 'Такси', purposes: ['services'], group_id: 2 }) },
  { id: 'categories.save', body: () => ({ category_id: idOf('categories.create', 'category_id'), name: 'Извоз' }) },
  { id: 'categories.delete', body: () => ({ category_id: idOf('categories.create', 'category_id') }) },
  { id: 'stock.startCount', body: () => ({ name: 'Бар', folders: [], blind: false }) },
  {
    id: 'stock.enterCount',
    body: () => ({ count_id: idOf('stock.startCount', 'count_id'), item_id: 202, counted: 9 }),
  },
  { id: 'stock.submitCount', body: () => ({ count_id: idOf('stock.startCount', 'count_id') }) },
  { id: 'stock.reopenCount', by: 'second', body: () => ({ count_id: idOf('stock.startCount', 'count_id') }) },
  { id: 'stock.submitCount', body: () => ({ count_id: idOf('stock.startCount', 'count_id') }) },
  { id: 'stock.approveCount', by: 'second', body: () => ({ count_id: idOf('stock.startCount', 'count_id') }) },
  { id: 'stock.startCount', body: () => ({ name: 'Ещё раз', folders: [], blind: true }) },
  { id: 'stock.cancelCount', body: () => ({ count_id: idOf('stock.startCount', 'count_id') }) },
  { id: 'pos.open', body: () => table('5') },
  { id: 'pos.add', body: () => ({ ...table('5'), menu_id: SONG, count: 3 }) },
  { id: 'pos.remove', body: () => ({ ...table('5'), menu_id: SONG, count: 1 }) },
  { id: 'pos.removeAll', body: () => table('5') },
  { id: 'pos.add', body: () => ({ ...table('5'), menu_id: DAIQUIRI, count: 2 }) },
  { id: 'pos.sessionStart', body: () => ({ ...table('5'), participants: 2, agents: [1] }) },
  {
    id: 'pos.sessionAgent',
    body: () => ({ session_id: idOf('pos.sessionStart', 'session_id'), agent_id: 2, joins: true }),
  },
  { id: 'pos.sessionEnd', body: () => ({ session_id: idOf('pos.sessionStart', 'session_id') }) },
  { id: 'pos.pay', body: () => ({ ...table('5'), cashier_id: stack.cashier, paid_type: 'cash' }) },
  { id: 'agents.save', body: () => ({ agent_id: 1, email: 'may@example.com', percent: 12.5, referred_by: 2 }) },
  { id: 'payments.confirm', body: () => payout },
  { id: 'payments.confirm', body: async () => ({ ...payout, ...(await sentCode()) }) },
  { id: 'expenses.transfer', body: async () => ({ expense_id: await orderExpense() }) },
  { id: 'orders.receipts', body: () => ({ period_id: 4, order_numbers: [idOf('pos.pay', 'order_number')] }) },
  { id: 'orders.noteDelivery', params: { id: '1' }, body: () => ({}) },
  { id: 'services.add', body: () => ({ category_id: 16, name: 'Вывоз мусора', price: 300, use_own_funds: false }) },
  {
    id: 'expenses.rename',
    body: async () => ({ expense_id: await expenseNamed('Вывоз мусора'), new_name: 'Мусор за май' }),
  },
  { id: 'expenses.attach', body: async () => ({ expense_id: await expenseNamed('Мусор за май') }), file: photo },
  { id: 'expenses.removeFile', body: () => ({ file_id: idOf('expenses.attach', 'file_id') }) },
  { id: 'expenses.delete', body: async () => ({ expense_id: await expenseNamed('Мусор за май') }) },
  { id: 'funds.operation', body: () => ({ operation: 'safe_deposit', amount: 500 }) },
  { id: 'funds.undo', body: () => ({ operation: 'safe_deposit', amount: 500 }) },
  ...payroll,
  { id: 'days.count', body: () => ({ denominations: [{ value: 1000, pieces: 10 }] }) },
  { id: 'days.close', body: () => ({ close_id: idOf('days.count', 'close_id'), reason: 'Размен', float: 1000 }) },
  { id: 'cards.createQr', body: () => ({ owner_id: 1, discount: 10 }) },
  {
    id: 'cards.expiration',
    body: () => ({ card_id: idOf('cards.createQr', 'card_id'), expiration: Math.floor(Date.now() / 1000) + 86_400 }),
  },
  { id: 'cards.delete', body: () => ({ card_id: idOf('cards.createQr', 'card_id') }) },
  { id: 'days.reopen', body: () => ({ close_id: idOf('days.count', 'close_id'), reason: 'Закрыли рано' }) },
  {
    id: 'users.create',
    body: () => ({
      ...{ login: 'nina77', password: 'secret7', active: 1, permissions: NO_PERMISSION },
      ...{ card_number: '771', category_id: 4, discount: 5 },
    }),
  },
  { id: 'users.edit', body: () => ({ user_id: idOf('users.create', 'user_id'), password: 'secret8', discount: 10 }) },
  { id: 'users.signOut', body: openSession },
  { id: 'users.secondFactorReset', body: giveFactor },
  { id: 'users.delete', body: () => ({ user_id: idOf('users.create', 'user_id') }) },
  {
    id: 'payments.mailAgain',
    body: async () => ({ mail_id: await issueMail(stack.database, 'smtp://mail.example.com') }),
  },
  { id: 'agents.uploadPhoto', body: () => ({ agent_id: 1 }), file: photo },
  { id: 'users.secondFactorBegin', by: 'second', body: () => ({ password: PASSWORD }) },
  { id: 'users.secondFactorConfirm', by: 'second', body: () => ({ code: codeOfApp() }) },
  {
    ...{ id: 'users.secondFactorCodes', by: 'second' },
    body: () => ({ password: PASSWORD, code: recoveryCode('users.secondFactorConfirm') }),
  },
  {
    ...{ id: 'users.secondFactorOff', by: 'second' },
    body: () => ({ password: PASSWORD, code: recoveryCode('users.secondFactorCodes') }),
  },
  { id: 'users.password', by: 'second', body: () => ({ old_password: PASSWORD, password: 'secret9' }) },
];

const codeOfApp = () => codeOf(String(done['users.secondFactorBegin']?.['secret']));
const recoveryCode = (command: string) => (done[command]?.['recovery_codes'] as string[])[0];

/** The account that was created is signed in somewhere. */
async function openSession() {
  const user_id = idOf('users.create', 'user_id');
  const expires_at = new Date(Date.now() + 3_600_000);
  await stack.database.db.insert(sessions).values({ token_hash: 'f'.repeat(64), user_id, expires_at });
  return { user_id };
}

/** The account that was created has a second factor. */
async function giveFactor() {
  const user_id = idOf('users.create', 'user_id');
  await stack.database.db.insert(secondFactors).values({ user_id, sealed_secret: 'x', confirmed_at: new Date() });
  return { user_id };
}

async function photo(): Promise<Blob> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } });
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
}

export const endpoints = [...adminEndpoints, ...bffEndpoints, ...tillEndpoints].filter(({ changes }) => changes);
export const endpointOf = (id: string): Endpoint => endpoints.find((one) => one.id === id)!;

/** All that the database holds, except keys, sessions and what is counted per call. */
export async function holdings(): Promise<string> {
  const { pool } = stack.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('idempotency_keys', 'sessions', 'login_attempts') order by 1`,
  );
  const parts = [];
  for (const { name } of rows) {
    const { rows: sums } = await pool.query<{ sum: string }>(
      `select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
    );
    parts.push(`${name} ${sums[0]?.sum}`);
  }
  return parts.join('\n');
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
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body)) form.set(name, String(value));
  form.set('file', await step.file(), 'photo.jpg');
  const headers = { origin: 'http://localhost:3000', 'idempotency-key': key };
  const response = await fetcher(browserPath(endpoint.path), { method: 'POST', body: form, headers });
  const reply: unknown = await response.json();
  if (!response.ok) throw refusalOf(reply, response.status, response.statusText);
  return reply;
}

/** A till speaks to the wire's own address. */
const tillFetch =
  (fetcher: typeof fetch, endpoint: Endpoint): typeof fetch =>
  (_, init) =>
    fetcher(endpoint.path, init);
