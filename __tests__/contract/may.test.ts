import { offersTo, mayAt } from '@/lib/bff/offers';
import { findServer, servers } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import type { Endpoint } from '@/lib/contract/endpoint';
import { FLAGS, PRIVATE } from '@/lib/contract/access';
import { SECTIONS, type SectionId } from '@/lib/contract/sections';
import { may } from '@/lib/rights/may';
import { closes, MAX_PERMISSION, mayAccess, permissionsOf, ROLE_PRESETS, type Person } from '@/lib/rights/permissions';
import { adminEndpoints, bffEndpoints, tillEndpoints } from '@/lib/sections/endpoints';
import { reportLists } from '@/lib/sections/reports';

/**
 * Calls that legacy servers know, the original ones of the admin API, written by hand. `categories.list` is not one
 * of them: the web server makes its reply from `expenses.categories`.
 */
const LEGACY = `
  auth.check auth.login auth.logout
  menu.list menu.ingredients menu.dishIngredients menu.createItem menu.createCategory menu.save menu.priority menu.delete
  menu.copy menu.check menu.checkPicture menu.uploadPicture menu.aggregatedIngredients
  stock.list stock.categories stock.story stock.storyDetails stock.merge stock.alchemy stock.dependencies stock.writeoff
  stock.barcodes stock.addBarcode stock.deleteBarcode stock.findBarcode stock.save stock.add stock.delete stock.setSensor
  stock.deleteSensor stock.purchase
  funds.get expenses.categories expenses.list expenses.rename expenses.transfer expenses.delete
  funds.operation services.add categories.list
  orders.list orders.shortlist orders.alcohol users.cashiers orders.get statistics.pendingOrders
  ingredientsLists.list ingredientsLists.create ingredientsLists.save ingredientsLists_karaoke.list
  ingredientsLists_karaoke.create ingredientsLists_karaoke.save ingredientsLists_ddweed.list ingredientsLists_ddweed.create
  ingredientsLists_ddweed.save
  salary.list salary.save salary.remove salary.story salary.data salary.operation salary.removeStory
  payments.agents payments.summary payments.details payments.list payments.history payments.confirm
  craft.list craft.create craft.delete craft.add craft.ingredients craft.save
  users.list users.roles users.create users.edit users.delete cards.list cards.expiration cards.createQr cards.delete`
  .trim()
  .split(/\s+/);
/** Reports that legacy servers lack; they have all others. */
const OWN_REPORTS = /^statistics\.(cashiers|taken_off)(_karaoke|_ddweed)?(\.details)?$/;
const isReport = (id: string): boolean => /^(statistics|analytics)\./.test(id);
const isLegacy = (id: string): boolean => LEGACY.includes(id) || (isReport(id) && !OWN_REPORTS.test(id));

const PEOPLE: readonly Person[] = [
  { login: 'admin', permissions: permissionsOf([]) },
  { login: 'everything', permissions: MAX_PERMISSION },
  { login: 'manager', permissions: ROLE_PRESETS.Managers },
  { login: 'cashier', permissions: ROLE_PRESETS.Cashiers },
  { login: 'agent', permissions: ROLE_PRESETS.Agents },
  { login: 'localhost', permissions: MAX_PERMISSION },
  {
    login: 'brewer',
    permissions: permissionsOf(['ProgramLogin', 'BeerCraft', 'MenuView', 'StockView', 'ExpensesView']),
  },
  { login: 'payer', permissions: permissionsOf(['ProgramLogin']) },
  ...FLAGS.map((flag) => ({ login: flag, permissions: permissionsOf([flag]) })),
];

beforeAll(() => {
  Object.assign(process.env, {
    SALARY_EDITORS: 'payer',
    LEGACY_SERVERS: JSON.stringify([
      { id: 'own', name: 'Own', url: `http://127.0.0.1:${process.env['BACKEND_PORT'] ?? 4000}` },
      { id: 'legacy', name: 'Legacy', url: 'http://legacy.test' },
      { id: 'look', name: 'Read-only', url: 'http://legacy.test', hidden: true, readonly: true },
    ]),
  });
});

test('the calls that are not ours are the original ones of the admin API', () => {
  const known = adminEndpoints.filter(({ ours }) => !ours).map(({ id }) => id);
  const missing = adminEndpoints.filter(({ ours }) => ours).map(({ id }) => id);
  expect(known.filter((id) => !isLegacy(id))).toEqual([]);
  expect(missing.filter(isLegacy)).toEqual([]);
  expect(LEGACY.filter((id) => !known.includes(id))).toEqual([]);
  expect(tillEndpoints.filter(({ ours }) => !ours)).toEqual([]);
});

/** Original calls that use GET. All others use POST. */
const READ_BY_GET = `
  auth.check menu.list menu.ingredients menu.dishIngredients stock.list stock.categories stock.purchase funds.get
  expenses.categories categories.list orders.get users.cashiers users.roles statistics.pendingOrders
  ingredientsLists.list ingredientsLists_karaoke.list ingredientsLists_ddweed.list`;
/** Addresses of original calls that do not follow from their ids. */
const ODD_ADDRESSES: Readonly<Record<string, string>> = {
  'menu.aggregatedIngredients': 'menu/aggregated_ingredients/',
  'menu.dishIngredients': 'menu/ingredients/:id/',
  'menu.ingredients': 'menu/ingredients/',
  'menu.copy': 'menu/copy_item',
  'menu.checkPicture': 'menu/picture/check',
  'menu.uploadPicture': 'menu/picture/upload',
  'stock.findBarcode': 'stock/barcodes/find',
  'stock.addBarcode': 'stock/barcodes/add',
  'stock.deleteBarcode': 'stock/barcodes/delete',
  'stock.storyDetails': 'stock/story/details',
  'stock.purchase': 'stock/purchase/:id',
  'categories.list': 'expenses/categories/list',
  'funds.get': 'funds',
  'craft.ingredients': 'craft/ingredients/get',
  'orders.get': 'orders/:id',
  'cards.createQr': 'users/cards/create_qr',
  'cards.delete': 'users/cards/delete',
  'cards.expiration': 'users/cards/expiration',
  'cards.list': 'users/cards',
};
const addressOf = (id: string): string => {
  const usual = id
    .replace(/^ingredientsLists(\w*)\.(list|create)$/, 'statistics/ingredients_lists$1')
    .replace(/^ingredientsLists(\w*)\./, 'statistics/ingredients_lists$1/')
    .replaceAll('.', '/')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const root = id.startsWith('auth.') ? '' : 'admin/';
  const version = /^payments\.(confirm|list|history)$/.test(id) ? 'v2' : 'v1';
  return `/api/${version}/${root}${ODD_ADDRESSES[id] ?? usual}`;
};

const originals = adminEndpoints.filter(({ ours }) => !ours);
test.each(originals)('$id has the address that the wire gave it', ({ id, method, path }) => {
  expect([method, path]).toEqual([READ_BY_GET.split(/\s+/).includes(id) ? 'GET' : 'POST', addressOf(id)]);
});

test('calls that the web server composes are for every server, but for reports of ours', () => {
  expect(bffEndpoints.filter(({ ours }) => ours)).toEqual([]);
  for (const { endpoint, report } of reportLists)
    expect((endpoint as Endpoint).ours === true).toBe(report.ours === true);
});

const calls: readonly Endpoint[] = [...adminEndpoints, ...bffEndpoints, ...reportLists.map(({ endpoint }) => endpoint)];

test.each([
  ['own', () => true],
  ['legacy', (id: string, isOfTheWebServer: boolean) => isOfTheWebServer || isLegacy(id)],
  ['look', (id: string, isOfTheWebServer: boolean) => isOfTheWebServer || isLegacy(id)],
] as const)('on «%s» each person may make the calls that it knows and they have the right to', (name, knows) => {
  const server = findServer(name)!;
  expect(servers()).toContain(server);
  const reports = reportLists.filter(({ report }) => !report.ours).map(({ endpoint }) => endpoint.id as string);
  const composed = [...bffEndpoints.map(({ id }) => id), ...reports];
  for (const person of PEOPLE) {
    const allowed = calls.filter((call) => mayAt({ person, server }, call)).map(({ id }) => id);
    const expected = calls
      .filter(({ id }) => knows(id, composed.includes(id)))
      .filter(({ changes }) => name !== 'look' || changes === undefined)
      .filter(({ access }) => mayAccess(person, access, specialLogins()));
    expect({ login: person.login, allowed }).toEqual({ login: person.login, allowed: expected.map(({ id }) => id) });
    // The browser has the person's own logins alone, and decides the same.
    const offers = offersTo({ person, server });
    expect(calls.filter((call) => may(offers, call)).map(({ id }) => id)).toEqual(allowed);
  }
});

test('no login of another person reaches the browser', () => {
  const { special } = offersTo({
    person: { login: 'payer', permissions: permissionsOf([]) },
    server: findServer('own')!,
  });
  const logins = Object.values(special).flat();
  expect(logins.filter((login) => login !== '')).toEqual(['payer']);
});

test('every call says its sections, except those of no section', () => {
  const without = calls.filter(({ sections }) => sections.length === 0).map(({ id }) => id);
  const expected = 'auth.check auth.login auth.logout bff.signIn bff.signOut bff.whoIsHere versions.read';
  expect(without.toSorted()).toEqual(expected.split(' '));
});

test('a call is closed to brewers and to localhost where all of its sections are', () => {
  const accessOf = (section: SectionId) => SECTIONS.find(({ id }) => id === section)?.access ?? 'signed-in';
  const odd = calls.filter(({ access, sections }) =>
    PRIVATE.some((kind) => {
      const all = sections.length > 0 && sections.every((section) => closes(accessOf(section), kind));
      return closes(access, kind) !== all;
    }),
  );
  // Preferences are open to everybody, but messages contain figures of private sections.
  // Suppliers and halls are asked for by other sections too, orders by an item's history; card holders are private.
  const others = ['messages.own', 'messages.test', 'orders.get', 'stock.suppliers', 'users.cardHolders', 'venue.halls'];
  expect(odd.map(({ id }) => id).toSorted()).toEqual(others);
});
