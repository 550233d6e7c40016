import { wirePath } from '@/lib/contract/endpoint';
import { FLAGS, type Flag } from '@/lib/contract/permission';
import { permissionsOf } from '@/lib/domain/permissions';
import { adminReport } from '@/lib/reports/report/endpoints';
import { findDetails, tablesOf } from '@/lib/reports/sections';
import { openTill, BAR, DAIQUIRI, tillStack } from '../support/till';
import { PASSWORD, type Browser } from '../support/stack';

const without = (...flags: Flag[]): string =>
  permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft' && !flags.includes(flag)));
const PEOPLE = { noorders: without('OrdersView'), nostock: without('StockView') };
type Who = keyof typeof PEOPLE;

let stack: Awaited<ReturnType<typeof tillStack>>;
const browsers = new Map<Who, Browser>();
beforeAll(async () => {
  stack = await tillStack();
  for (const [login, permissions] of Object.entries(PEOPLE)) {
    await stack.addUser(login, permissions);
    const browser = stack.browser();
    await browser.signIn(login);
    browsers.set(login as Who, browser);
  }
});
afterAll(() => stack.close());

const post = (body: object) => ({
  ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
});
async function throughBff(who: Who, path: string, body: object = {}) {
  const reply = await browsers.get(who)!.fetch(path, post(body));
  return [reply.status, (await reply.json()) as { code?: number; items?: object[] }] as const;
}
async function atBackend(login: Who, url: string) {
  const credentials = { login, password: PASSWORD, time: 0 };
  const entered = await stack.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: credentials });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const reply = await stack.app.inject({ method: 'POST', url, headers: { cookie }, payload: {} });
  return [reply.statusCode, reply.json<{ code?: number }>()] as const;
}

const tables = tablesOf('analytics');
/** Calls of a report: of the screen, and of the admin API with its details. */
const callsOf = (table: (typeof tables)[number]) => {
  const wire = wirePath(adminReport(table.report, 'analytics'), {});
  return { screen: table.endpoint.path, wire, details: findDetails(table)?.endpoint.path };
};
const refused = [403, expect.objectContaining({ code: 3 })];

test.each(tables.map((table) => [table.report.part, callsOf(table)] as const))(
  '%s is refused without OrdersView by BFF and backend, its details and files too',
  async (_part, { screen, wire, details = wire }) => {
    expect(await throughBff('noorders', screen)).toEqual(refused);
    expect(await atBackend('noorders', wire)).toEqual(refused);
    expect(await atBackend('noorders', details)).toEqual(refused);
    for (const file of ['export', 'print']) {
      const id = screen.split('/').at(-1);
      expect((await browsers.get('noorders')!.fetch(`/api/${file}/${id}?format=csv`)).status).toBe(403);
    }
  },
);

test('a call needs a session, and a body of at most a megabyte', async () => {
  const large = { x: 'x'.repeat(1024 * 1024) };
  for (const { screen } of tables.filter(({ report }) => report.part !== 'writeoff').map(callsOf)) {
    expect([screen, (await stack.browser().fetch(screen, post({}))).status]).toEqual([screen, 401]);
    expect(await throughBff('nostock', screen, large)).toEqual([413, expect.objectContaining({ code: 1005 })]);
  }
});

test('writeoff needs StockView besides; no other report does', async () => {
  for (const table of tables) {
    const { screen, wire } = callsOf(table);
    const expected = table.report.part === 'writeoff' ? refused : [200, expect.objectContaining({})];
    expect([screen, await throughBff('nostock', screen)]).toEqual([screen, expected]);
    expect([wire, await atBackend('nostock', wire)]).toEqual([wire, expected]);
  }
  expect(await throughBff('nostock', '/api/analytics/writeoff/details', { item_id: 1 })).toEqual(refused);
});

test('the dishes of a lunch hour come without prime costs for somebody who may not see costs', async () => {
  const till = openTill(stack);
  const table = { place_id: BAR, table: '1' };
  await till.ask('add', { ...table, menu_id: DAIQUIRI, count: 1 });
  await till.ask('pay', { ...table, cashier_id: stack.cashier, paid_type: 'cash' });
  const hour = (new Date().getUTCHours() + 7) % 24;
  const [status, { items }] = await throughBff('nostock', '/api/statistics/dishes_by_hours/details', { hour });
  expect([status, items]).toEqual([
    200,
    [{ menu_id: DAIQUIRI, name: 'Дайкири', price: 230, orders_quantity: 1, orders_price: 230 }],
  ]);
});
