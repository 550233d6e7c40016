import sharp from 'sharp';
import { browserPath } from '@/lib/contract/endpoint';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { MAX_PERMISSION, NO_PERMISSION } from '@/lib/rights/permissions';
import { SHELF } from '../support/commands';
import { PASSWORD, type Browser } from '../support/stack';
import { fillStock } from '../support/stock';
import { BAR, DAIQUIRI, LUNCH, openTill, SONG, tillStack } from '../support/till';
import { give } from '../backend/money/money';

let stack: Awaited<ReturnType<typeof tillStack>>;
let admin: Browser;

beforeAll(async () => {
  stack = await tillStack();
  await fillStock(stack.database, [
    ...SHELF,
    { is_file: true, measure_id: 3, stock_price: 500_00, item_id: 204, name: 'Пустое', quantity: 0 },
  ]);
  await give(stack, { cashier: 10_000_00, safe: 100_000_00, bank: 10_000_00 });
  const till = openTill(stack);
  for (const table of ['5', '6']) await till.ask('add', { place_id: BAR, table, menu_id: DAIQUIRI, count: 2 });
  await till.ask('pay', { place_id: BAR, table: '5', cashier_id: stack.cashier, paid_type: 'cash' });
  admin = stack.browser();
  await admin.signIn('admin');
});
afterAll(() => stack.close());

const a = {
  number: expect.any(Number) as unknown,
  text: expect.any(String) as unknown,
  list: expect.any(Array) as unknown,
  flags: expect.stringMatching(/^[01]{32}$/) as unknown,
};
const some = (row: object): unknown => expect.arrayContaining([expect.objectContaining(row)]);
const has = (row: object) => ({ items: some(row) });
const items = { items: a.list };
const rows = { items: a.list, totals: expect.any(Object) as unknown };
/** The number that a query finds. */
const found = async (query: string, ...values: unknown[]): Promise<number> => {
  const { rows: all } = await stack.database.pool.query<{ id: number }>(`select ${query}`, values);
  return all[0]?.id ?? 0;
};
const list = (name: string) => found('list_id as id from ingredients_lists where name = $1', name);
const expense = (where: string) =>
  found(`expense_id as id from expenses where ${where} order by expense_id desc limit 1`);

type Body = object | (() => object | Promise<object>);
type Written = readonly [method: 'GET' | 'POST', path: string, body: Body | null, reply: unknown];
const get = (path: string, reply: unknown): Written => ['GET', path, null, reply];
const post = (path: string, body: Body, reply: unknown = {}): Written => ['POST', path, body, reply];

const MENU: readonly Written[] = [
  get('/menu/list', has({ item_id: DAIQUIRI, name: 'Дайкири' })),
  get('/menu/ingredients/', has({ item_id: 201, name: 'Джин' })),
  get(`/menu/ingredients/${DAIQUIRI}/`, has({ item_id: 1, item_quantity: 0.06 })),
  post('/menu/create_item', { parent_id: 0, name: 'Плов', retail_price: 150 }, { item_id: a.number }),
  post('/menu/create_category', { parent_id: 0, name: 'Супы' }, { item_id: a.number }),
  post('/menu/save', { item_id: SONG, new_name: 'Песня вдвоём' }),
  post('/menu/save', { item_id: SONG, new_ingredients: [{ item_id: 201, item_quantity: 0.1 }] }),
  post('/menu/save', { item_id: LUNCH, new_id: 77 }),
  post('/menu/priority', { priority: 1, items: [SONG] }),
  post('/menu/copy_item', { source_id: DAIQUIRI }, { item_id: a.number }),
  post('/menu/check', { item_id: SONG, old_id: DAIQUIRI }, { exists: true }),
  post('/menu/picture/check', { item_id: SONG }, { exists: false }),
  post('/menu/aggregated_ingredients/', { items: [DAIQUIRI] }, [
    { menu_id: DAIQUIRI, ingredients: [{ item_id: 1, item_quantity: 0.06 }] },
  ]),
  post('/menu/delete', { items: [77] }),
];

const STOCK: readonly Written[] = [
  get('/stock/list', has({ item_id: 201 })),
  get('/stock/categories', has({ category_id: 48, name: a.text })),
  post('/stock/story', { item_id: 201, period_id: 3, filters: [1, 2, 3], page: 1, count: 50 }, items),
  post('/stock/dependencies', { item_id: 201 }, has({ menu_id: SONG })),
  post('/stock/alchemy', { source_id: 201, target_id: 301, quantity: 1 }),
  post('/stock/merge', { source_id: 203, destination_id: 201 }),
  post('/stock/writeoff', { item_id: 201, quantity: 1, reason: 'Разбили', type: 1 }),
  post('/stock/writeoff', { item_id: 201, quantity: 1, reason: 'Не нашли', type: 2 }),
  post('/stock/barcodes/add', { item_id: 201, barcode: '4600001', menu_id: SONG }, { added: true }),
  post(
    '/stock/barcodes/add',
    { item_id: 202, barcode: '4600001', menu_id: SONG },
    { added: false, assigned_stock_item_id: 201, assigned_stock_item_name: 'Джин' },
  ),
  post('/stock/barcodes', { item_id: 201 }, has({ barcode: '4600001' })),
  post('/stock/barcodes/find', { barcode: '4600001' }, { item_id: 201 }),
  post('/stock/barcodes/delete', async () => ({
    barcode_id: await found(`barcode_id as id from stock_barcodes where barcode = '4600001'`),
  })),
  post('/stock/save', {
    item_id: 201,
    new_category_id: 48,
    new_parent_id: 0,
    new_name: 'Джин лондонский',
    new_description: 'Сухой',
    new_stock_price: 400,
    new_quantity: 5,
    new_menu_item_id: null,
  }),
  post('/stock/save', { item_id: 202, new_measure_id: 1, recalculate_measure: false }),
  post(
    '/stock/add',
    { use_own_funds: false, pay_later: false, include_vat: false, items: [{ item_id: 201, quantity: 2, price: 450 }] },
    { purchase_number: 1 },
  ),
  get('/stock/purchase/1', { purchase_number: 1, items: some({ quantity: 2 }), total_amount: 900 }),
  post('/stock/set_sensor', { item_id: 301, sensor_id: 5, channel_id: 1 }),
  post('/stock/delete_sensor', { item_id: 301 }),
  post('/stock/delete', { items: [204] }),
];

const listed = {
  filters: {},
  page: 1,
  count: 50,
  report_type: 2,
  period_id: 0,
  category_id: 0,
  start_time: 0,
  end_time: 0,
};
const MONEY: readonly Written[] = [
  get('/funds', { cashier: a.number, safe: a.number, bank: a.number }),
  get('/expenses/categories', has({ category_id: 16 })),
  post('/expenses/list', listed, { filtered_records: a.list, total_income: a.number }),
  post('/funds/operation', { operation: 'cashier_deposit', amount: 500 }),
  post('/services/add', { category_id: 16, name: 'Вывоз мусора', price: 300, use_own_funds: false }),
  post('/expenses/rename', async () => ({
    expense_id: await expense(`name = 'Вывоз мусора'`),
    new_name: 'Мусор за май',
  })),
  post('/expenses/transfer', async () => ({ expense_id: await expense('order_number is not null') })),
  post('/expenses/delete', async () => ({ expense_id: await expense(`name = 'Мусор за май'`) })),
];

const ORDERS: readonly Written[] = [
  post('/orders/list', { page: 1, count: 50, period_id: 0, cashier_id: 0 }, { orders: some({ order_number: 1 }) }),
  post(
    '/orders/list',
    { page: 1, count: 50, period_id: 0, cashier_id: 0 },
    { totals: expect.objectContaining({ total_records: 1, total_paidsum: 460 }) },
  ),
  post('/orders/shortlist', {}, { orders: some({ order_number: 1 }) }),
  post('/orders/alcohol', {}, items),
  get('/users/cashiers', has({ user_name: 'kassa1' })),
  get('/orders/1', { order_number: 1, items: some({ menu_id: DAIQUIRI, quantity: 2 }) }),
  get('/statistics/pending_orders', has({ table: '6' })),
];

const PARTS = ['draft_beer', 'alcohol', 'products', 'dishes', 'discount_cards', 'revenue', 'orders_by_hours'];
const HIDDEN = ['dishes_by_hours', 'ingredients_lists', 'additions', 'karaoke', 'promo'];
const hourNow = (): number => Number(new Date().toISOString().slice(11, 13)) + 7;
const STATISTICS: readonly Written[] = [
  ...[...PARTS, ...HIDDEN].flatMap((part) => [
    post(`/statistics/${part}`, {}, rows),
    post(`/statistics/${part}`, { part, page: 1, count: 50, chart_type: 0, period_id: 0 }, rows),
  ]),
  post('/statistics/expense_categories', {}, { groups: a.list, totals: expect.any(Object) }),
  post('/statistics/expense_categories/details', { category_id: 16 }, items),
  post(
    '/statistics/dishes_by_hours/details',
    () => ({ hour: hourNow() % 24 }),
    has({ menu_id: DAIQUIRI, orders_quantity: 2 }),
  ),
  post('/statistics/dishes_by_hours/details', () => ({ menu_ids: [SONG], hour: hourNow() % 24 }), { items: [] }),
  post('/statistics/dishes', { part: 'dishes', sort: { part: 'dishes', key: 'name', direction: 'desc' } }, rows),
  post('/statistics/product_sales', { part: 'product_sales', item_id: 301 }, { tableData: a.list, pending: a.list }),
  post('/statistics/product_sales', { part: 'product_sales' }, { historyData: a.list }),
  post('/statistics/ingredients_lists', { name: 'Крепкое', items: [201] }),
  get('/statistics/ingredients_lists', has({ name: 'Крепкое', items: [201] })),
  post('/statistics/ingredients_lists/save', async () => ({
    list_id: await list('Крепкое'),
    name: 'Джины',
    items: [201, 202],
  })),
  post('/statistics/ingredients_lists/save', async () => ({
    list_id: await list('Джины'),
    name: 'Джины',
    items: [],
    delete: true,
  })),
  get('/statistics/ingredients_lists', { items: [] }),
];

const userNamed = (login: string) => found('user_id as id from users where login = $1 and removed_at is null', login);
const account = {
  login: 'nina77',
  password: 'secret7',
  active: 1,
  permissions: NO_PERMISSION,
  card_number: '771',
  category_id: 4,
  discount: 5,
};
const USERS: readonly Written[] = [
  get('/users/roles', has({ role_id: 4, role_name: 'Cashiers' })),
  post('/users/create', account, { user_id: a.number }),
  post('/users/create', { ...account, login: 'nina78', reassign_card: true }, { user_id: a.number }),
  post('/users/list', {}, has({ login: 'admin', permissions: a.flags })),
  post('/users/list', { role_id: 4 }, has({ login: 'nina78', card_number: '771', discount: 5 })),
  post('/users/edit', async () => ({ user_id: await userNamed('nina77'), card_number: '772', active: 0 })),
  post('/users/edit', async () => ({ user_id: await userNamed('nina77'), card_number: '771', reassign_card: true })),
  post('/users/delete', async () => ({ user_id: await userNamed('nina77') })),
];
const card = () => found('card_id as id from discount_cards where removed_at is null order by card_id desc limit 1');
const CARDS: readonly Written[] = [
  post('/users/cards', {}, has({ card_number: '7000000020', card_type: 0, discount: 20, owner_id: null })),
  post('/users/cards/create_qr', { owner_id: 1, discount: 10 }, { card_id: a.number }),
  post('/users/cards/expiration', async () => ({
    card_id: await card(),
    expiration: Math.floor(Date.now() / 1000) + 86_400,
  })),
  post('/users/cards', {}, has({ card_type: 1, permissions: a.flags, owner_name: 'admin' })),
  post('/users/cards/delete', async () => ({ card_id: await card() })),
];

/** The employee booked last, and the current month of the venue. */
const now = monthOf(Date.now() / 1000, 'Asia/Bangkok');
const employee = async (rest: object = {}): Promise<object> => {
  return { employee_id: await found('max(employee_id)::int as id from employees'), ...rest };
};
const operation = () => found(`max(salary_story_id)::int as id from salary_story where type = 'bonus'`);
const SALARY: readonly Written[] = [
  post('/salary/save', {
    type: 'add',
    employee_id: null,
    employee_name: 'Анна',
    position: 'Бармен',
    wages: 20_000,
    overtime_hour_cost: 150,
  }),
  post('/salary/save', () => employee({ ...now, position: 'Старший бармен' })),
  post('/salary/save', () => employee({ ...now, overtime_hour_cost: 200 })),
  post(
    '/salary/list',
    { ...now },
    has({
      employee_name: 'Анна',
      position: 'Старший бармен',
      wages: 20_000,
      overtime_hour_cost: 200,
      ...now,
      salary_paid: 0,
      overtime_hours: 0,
      overtime_paid: 0,
      penalty: 0,
      bonus: 0,
    }),
  ),
  ...[
    { type: 'bonus', amount: 100, description: 'Банкет' },
    { type: 'penalty', amount: 50, description: 'Опоздание' },
    { type: 'overtime', amount: 500, hours: 2.5 },
    { type: 'prepayment', amount: 5000 },
    { type: 'credit', amount: 3000, duration: 3 },
    { type: 'salary', amount: 15_150, allowances: 1100, accrued: 20_000 },
  ].map((one) => post('/salary/operation', () => employee({ ...now, ...one }))),
  post('/salary/data', () => employee(now), {
    wages: 20_000,
    penalty: 50,
    bonus: 100,
    premayment_paid: 5000,
    salary_paid: 15_150,
  }),
  post(
    '/salary/story',
    () => employee(),
    has({
      stock_story_id: a.number,
      type: 'penalty',
      type_code: 3,
      amount: 50,
      ...now,
      time: a.number,
      description: 'Опоздание',
    }),
  ),
  post('/salary/remove_story', async () => ({ salary_story_id: await operation() })),
  post('/salary/remove', () => employee()),
];

/** Agent 1 sits with guests who pay for a song. */
const seated = async (): Promise<number> => {
  const till = openTill(stack);
  const table = { place_id: BAR, table: '8' };
  const { json } = await till.ask('session/start', { ...table, participants: 2, agents: [1] });
  await till.ask('add', { ...table, menu_id: SONG, count: 1 });
  await till.ask('pay', { ...table, cashier_id: stack.cashier, paid_type: 'cash' });
  return Number(json['session_id']);
};
const places = [BAR];
const ofAgent = { agent_id: 1, places };
const payout = { ...ofAgent, payment_type: 1 };
/** The last code that was sent, with its token. */
const code = async () => {
  const answer = await admin.fetch('/api/payments/confirm', {
    method: 'POST',
    body: JSON.stringify(payout),
    headers: { 'content-type': 'application/json' },
  });
  const { otp_token } = (await answer.json()) as { otp_token: string };
  const { rows: found } = await stack.database.pool.query<{ code: string }>(
    'select code from mail_outbox order by mail_id desc limit 1',
  );
  return { force: true, otp_token, otp_key: found[0]?.code };
};
/** The minute after a code has passed. */
const waited = () => stack.database.pool.query(`update payout_codes set created_at = created_at - interval '1 minute'`);
const PAYMENTS: readonly Written[] = [
  post('/payments/details', async () => ({ session_id: await seated(), agent_id: 1 }), {
    place: a.text,
    table: '8',
    number_of_participants: 2,
    start_time: a.number,
    bonus: 5,
    referral_bonus: 0,
    orders: some({
      menu_id: SONG,
      title: 'Песня вдвоём',
      order_id: a.number,
      total: 50,
      bonus_from_percent: 5,
      bonus_from_promo: 0,
      bonus: 5,
    }),
  }),
  post(
    '/payments/agents',
    { places },
    has({ agent_id: 1, first_name: 'May', email: '', photo_url: '', user_id: null }),
  ),
  post('/payments/summary', ofAgent, {
    session_bonus_paid_sum: 0,
    session_bonus_unpaid_sum: 5,
    referral_bonus_paid_sum: 0,
    referral_bonus_unpaid_sum: 0,
  }),
  post(
    '/payments/list',
    { ...payout, status: 0, page: 1, count: 10 },
    {
      payments: [
        expect.objectContaining({
          session_id: a.number,
          agent_id: 1,
          place_name: a.text,
          registration_date: a.number,
          check_total: 50,
          bonus_from_percent: 5,
          bonus_from_promo: 0,
          bonus_from_referral: 0,
          bonus_total: 5,
          referral_agent_id: null,
        }),
      ],
      total: 1,
    },
  ),
  post('/payments/confirm', payout, { otp_token: a.text }),
  post('/payments/confirm', async () => {
    await waited();
    return { ...payout, ...(await code()) };
  }),
  post('/payments/list', { ...payout, status: 2, page: 1, count: 10 }, { total: 1 }),
  post(
    '/payments/history',
    { agent_id: 1 },
    { records: [expect.objectContaining({ expense_id: a.number, cost: -5, time: a.number })] },
  ),
];

const ofCraft = { craft_id: 1 };
const CRAFT: readonly Written[] = [
  post('/craft/create', { name: 'Настойка', create_new_stock_item: true, stock_id: 3594 }, ofCraft),
  post('/craft/create', { name: 'Эль', create_new_stock_item: false, stock_id: 301 }, { craft_id: 2 }),
  post('/craft/save', { ...ofCraft, new_ingredients: [{ item_id: 201, item_quantity: 0.5 }] }),
  post('/craft/save', { ...ofCraft, new_output_quantity: 2 }),
  post(
    '/craft/list',
    {},
    has({
      ...ofCraft,
      name: 'Настойка',
      stock_id: a.number,
      stock_name: 'Настойка',
      stock_quantity: 0,
      measure: 'litre',
      prime_cost: a.number,
      output_quantity: 2,
      parent_id: a.number,
      stock_parent_id: 3594,
      status: 0,
      employee_name: 'admin',
    }),
  ),
  post(
    '/craft/ingredients/get',
    ofCraft,
    has({ item_id: 201, name: a.text, item_quantity: 0.5, measure_name: 'litre', prime_cost: a.number }),
  ),
  post(
    '/craft/add',
    { ...ofCraft, quantity: 100_000, forced: false },
    { items: [{ item_id: 201, name: a.text, required_quantity: 25_000, available_quantity: a.number }] },
  ),
  post('/craft/add', { ...ofCraft, quantity: 1, forced: true }),
  post('/craft/add', { ...ofCraft, quantity: 2, forced: false, is_beer_craft: true }),
  post('/craft/delete', ofCraft),
];

/** A guest with a card of 100 % sings. */
const free = async (): Promise<void> => {
  const till = openTill(stack);
  const table = { place_id: BAR, table: '9' };
  await till.ask('add', { ...table, menu_id: SONG, count: 2 });
  const card = { discount_card: '7000000100' };
  await till.ask('pay', { ...table, cashier_id: stack.cashier, paid_type: 'cash', ...card });
};
const hours = (start_hour: number, end_hour: number) => ({ start_hour, end_hour });
const lunch = { category_id: 2350, id: 2350, api: 'dishes_by_hours', ...hours(12, 17) };
const labels = { current_label: a.text, last_label: a.text, before_last_label: a.text };
const sung = { menu_id: SONG, menu_name: 'Песня вдвоём' };
const THREE = ['princess_promo_dishes', 'dishes_lanch', 'dishes_karaoke'];
const REST = ['cash2safe', 'buisness_lanch_by_days', 'orders_by_custom_hours', 'writeoff'];
const SESSIONS = ['princess_promo_sessions', 'princess_promo_sessions_by_hours'];
const ANALYTICS: readonly Written[] = [
  post('/analytics/discount100', async () => free().then(() => ({})), {
    items: [{ card_number: '7000000100', username: a.text, count: 1, sum: 100 }],
    totals: { total_records: 1, count: 1, sum: 100 },
  }),
  post(
    '/analytics/discount100/details',
    { card_number: '7000000100' },
    { items: [{ order_number: a.number, cashier: 'kassa1', order_price: 100, time: a.number }] },
  ),
  ...['discount100', ...THREE, ...REST, ...SESSIONS].flatMap((part) => [
    post(`/analytics/${part}`, {}, rows),
    post(`/analytics/${part}`, { part, page: 1, count: 50, chart_type: 0, period_id: 0, ...hours(9, 4), id: 0 }, rows),
    post(`/analytics/${part}`, { part, chart_type: 1, period_id: 4 }, rows),
  ]),
  ...THREE.map((part) => post(`/analytics/${part}`, { part }, { totals: expect.objectContaining(labels) })),
  post(
    '/analytics/princess_promo_dishes',
    {},
    has({ ...sung, current_quantity: 2, last_quantity: 0, current_price: 100, before_last_price: 0 }),
  ),
  post(
    '/analytics/cash2safe',
    async () => {
      const moved = { operation: 'transfer_from_cashier_to_safe', amount: 300 };
      await admin.fetch('/api/funds/operation', {
        method: 'POST',
        body: JSON.stringify(moved),
        headers: { 'content-type': 'application/json' },
      });
      return {};
    },
    { items: [{ user_name: 'admin', amount: 300 }], totals: { total_records: 1, amount: 300 } },
  ),
  post(
    '/analytics/princess_promo_sessions',
    {},
    has({ point: a.number, total_sessions: 1, total_sessions_prev: 0, total_revenue: 50 }),
  ),
  post(
    '/analytics/princess_promo_sessions_by_hours',
    {},
    {
      items: some({ hours: a.number, total_sessions_count: 1, total_sessions_price: 50 }),
      totals: expect.objectContaining({
        automated_sessions_count: 1,
        forced_sessions_count: 0,
        total_sessions_price: 50,
      }),
    },
  ),
  post(
    '/analytics/writeoff',
    {},
    has({
      id: 201,
      name: 'Джин лондонский',
      measure_name: a.text,
      stock_quantity: a.number,
      stock_price: a.number,
      written_off_quantity: 13,
      shortfall_quantity: 1,
      recharged_quantity: 0,
    }),
  ),
  post(
    '/analytics/writeoff/details',
    { item_id: 201 },
    has({
      stock_story_id: a.number,
      quantity: -1,
      quantity_after: a.number,
      stock_story_time: a.number,
      description: 'Разбили',
      user_name: 'admin',
    }),
  ),
  ...[0, 1, 2].map((chart_type) => post('/statistics/dishes_by_hours', { ...lunch, chart_type }, rows)),
  post(
    '/statistics/dishes_by_hours/details',
    () => ({ part: 'dishes_by_hours', hour: hourNow() % 24 }),
    has({ menu_id: SONG, name: sung.menu_name, orders_quantity: a.number }),
  ),
];

const written = [
  ...MENU,
  ...STOCK,
  ...MONEY,
  ...ORDERS,
  ...STATISTICS,
  ...CARDS,
  ...USERS,
  ...SALARY,
  ...PAYMENTS,
  ...CRAFT,
  ...ANALYTICS,
];

test.each(written.map((call, at) => [`${at + 1}. ${call[0]} ${call[1]}`, call] as const))(
  '%s answers as written',
  async (_name, [method, path, body, reply]) => {
    const content = typeof body === 'function' ? await (body as () => object | Promise<object>)() : body;
    const sent = content && { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
    for (const address of path.endsWith('/') ? [path, browserPath(path)] : [path]) {
      const answer = await admin.fetch(`/api${address}`, { method, ...sent });
      const json: unknown = await answer.json();
      expect([answer.status, json]).toEqual([
        200,
        Array.isArray(reply) ? reply : expect.objectContaining(reply as object),
      ]);
    }
  },
);

test('POST /menu/picture/upload takes a multipart body and answers the time', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('item_id', String(DAIQUIRI));
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'dish.png');
  const answer = await admin.fetch('/api/menu/picture/upload', { method: 'POST', body: form });
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ timestamp: a.number })]);
});

test('POST /auth/login, GET /auth/check and POST /auth/logout of the admin API', async () => {
  const { app } = stack;
  const credentials = { login: 'admin', password: PASSWORD, time: 1_790_000_000 };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: credentials });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    expect.objectContaining({ login: 'admin', permissions: MAX_PERMISSION }),
  ]);
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const check = await app.inject({ url: '/api/v1/auth/check', headers: { cookie } });
  expect(check.json()).toMatchObject({ permissions: a.flags });
  const out = await app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie }, payload: {} });
  expect(out.statusCode).toBe(200);
  expect((await app.inject({ url: '/api/v1/auth/check', headers: { cookie } })).statusCode).toBe(401);
});

test('the business lunch has no call of its own', async () => {
  const answer = await admin.fetch('/api/analytics/buisnesslanch', { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 2 })]);
});
