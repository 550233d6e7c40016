import { z } from 'zod';
import { menuItems, users } from '@/backend/src/db/schema';
import { eq } from 'drizzle-orm';
import { call, send, type ApiError } from '@/lib/api/call';
import type { Endpoint } from '@/lib/contract/endpoint';
import { menuDish } from '@/lib/contract/menu';
import { saveItem } from '@/lib/contract/menu-edit';
import { SIGHTS, type Sight } from '@/lib/contract/permission';
import { enterCount, startCount } from '@/lib/contract/stock-count';
import { addToStock, transferStock } from '@/lib/contract/stock-edit';
import { COMPARISONS } from '@/lib/domain/past-periods';
import { mayAccess, permissionsOf } from '@/lib/domain/permissions';
import { hiddenFields, hiddenFrom } from '@/lib/domain/sights';
import { readSettings, standingOf } from '@/lib/env';
import { ABSENT, every, reads } from '@/tools/same/reads';
import { asking, idsOf, keysIn, SPENDING } from '../../support/every-read';
import { weakest } from '../../support/reply-fields';
import { BLIND, sightsVenue, withOtherFigures, type Blind, type SightsVenue } from '../../support/sights';

const standing = standingOf(readSettings({}));
const sights = Object.keys(SIGHTS) as Sight[];
const people = Object.entries(BLIND).map(([who, person]) => [who as Blind, person] as const);

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}
const fieldsOf = ({ reply }: Endpoint): Set<string> =>
  new Set(namesIn(z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' })));

/** Further names that some replies have behind a right of their own. */
const ALSO: Readonly<Partial<Record<Sight, readonly string[]>>> = {
  costs: ['old_cost', 'new_cost', 'item_cost', 'package_price', 'unit_price'],
  quantities: ['quantity_before', 'quantity_after'],
  balances: ['safe_before', 'safe_after', 'cashier_before', 'cashier_after', 'bank_before', 'bank_after'],
  wages: [
    ...['wages', 'accrued', 'overtime_hour_cost', 'overtime_paid', 'salary_paid', 'premayment_paid', 'credit_withheld'],
    ...['instalments', 'staff_cost'],
  ],
};
/** Too many kinds of quantities have this name; `fields-seen.test.ts` and `blind-stocktake.test.ts` look at each. */
const GENERIC = ['quantity'];
/** Fields that share a name with a hidden one and are something else, or stand inside a hidden one. */
const OTHERS: readonly string[] = [
  ...['orders.runReceipts subtotal', 'orders.shortlist subtotal', 'expenses.list total_profit'],
  ...['days.list', 'days.current', 'days.get', 'days.count', 'days.close', 'days.reopen'].map((id) => `${id} expected`),
  ...['stock.add old_cost', 'stock.add new_cost', 'analytics.discount100.details cashier'],
  // Hidden as figures of the stock, not of the cashbox.
  ...['stock.enterCount expected', 'stock.count expected', 'stock.count difference', 'stock.counts difference'],
];

/** Beer craft has a right of its own; `fields-seen.test.ts` judges its figures. */
const withoutCrafts = every.filter(({ id }) => !id.startsWith('craft.'));

test('a field that one call hides is hidden by every call whose readers may lack the right', () => {
  const open = sights.flatMap((sight) => {
    const names = every.flatMap(({ hides = [] }) =>
      hides.flatMap(({ needs, fields = [] }) => (needs === sight ? fields : [])),
    );
    return withoutCrafts.flatMap((endpoint) => {
      const lacking = weakest(endpoint.access, standing).some((person) => !mayAccess(person, SIGHTS[sight], standing));
      const hidden = hiddenFields(endpoint, [sight]);
      const fields = fieldsOf(endpoint);
      return [...new Set([...names, ...(ALSO[sight] ?? [])])]
        .filter((name) => lacking && !GENERIC.includes(name) && fields.has(name) && !hidden.has(name))
        .map((name) => `${endpoint.id} ${name}`);
    });
  });
  expect(open.filter((one) => !OTHERS.includes(one))).toEqual([]);
});

test('a hidden field is optional in the contract', () => {
  for (const endpoint of every) {
    const required = JSON.stringify(z.toJSONSchema(endpoint.reply, { unrepresentable: 'any', io: 'output' })).matchAll(
      /"required":\[(.*?)\]/g,
    );
    const names = new Set([...required].flatMap(([, list = '']) => list.match(/[a-z_]+/g) ?? []));
    expect([endpoint.id, [...hiddenFields(endpoint, sights)].filter((name) => names.has(name))]).toEqual([
      endpoint.id,
      [],
    ]);
  }
});

describe('in a venue with trade', () => {
  let venue: SightsVenue;
  let ids: Readonly<Record<string, number>>;
  let ask: ReturnType<typeof asking>;
  beforeAll(async () => {
    venue = await sightsVenue();
    ids = await idsOf(venue);
    ask = asking(ids);
  });
  afterAll(() => venue.close());

  test('the admin receives every field that others do not', async () => {
    const received = new Set<string>();
    const silent: string[] = [];
    for (const endpoint of reads) {
      const [status, reply] = await ask(venue.admin, endpoint);
      if (status !== 200) silent.push(endpoint.id);
      keysIn(reply).forEach((name) => received.add(name));
    }
    const hidden = new Set(reads.flatMap((endpoint) => [...hiddenFields(endpoint, sights)]));
    expect([...hidden].filter((name) => !received.has(name))).toEqual([]);
    // A new call gets its input in `idOf` or `inputOf`.
    expect(silent.filter((id) => !ABSENT.includes(id))).toEqual([]);
  });

  describe.each(people)('for %s', (who, person) => {
    const hidden = hiddenFrom(person, standing);
    const open = reads.filter(({ access }) => mayAccess(person, access, standing));

    test('no reply has a hidden field, and none depends on what it would hold', async () => {
      const replies = async () => {
        const all: [string, unknown][] = [];
        for (const endpoint of open)
          for (const further of /^reports/.test(endpoint.id)
            ? [{}, { period_id: 1, compare: COMPARISONS[0] }, { chart_type: 1 }]
            : [{}])
            if (!ABSENT.includes(endpoint.id)) {
              const [status, reply] = await ask(venue.blind[who], endpoint, further);
              expect([endpoint.id, status]).toEqual([endpoint.id, 200]);
              all.push([endpoint.id, reply]);
            }
        return all;
      };
      const found = await replies();
      const byId = new Map(open.map((endpoint) => [endpoint.id, endpoint]));
      for (const [id, reply] of found) {
        const fields = hiddenFields(byId.get(id)!, hidden);
        expect([id, keysIn(reply).filter((name) => fields.has(name))]).toEqual([id, []]);
      }
      const others = await withOtherFigures(venue, who, replies);
      // A chart's last point is the time of the call.
      const ofTheCall = /"(run_id|end_time|last_time)":\d+|"\w*label":"[^"]*"|"time":\d+(?=,"quantity":[^}]*}]})/g;
      const secret = (all: typeof found) =>
        all.flatMap(([id, reply]) =>
          SPENDING.includes(id) ? [] : [[id, JSON.stringify(reply).replace(ofTheCall, '')]],
        );
      expect(secret(others)).toEqual(secret(found));
    });

    test('no list is sorted by a hidden field', async () => {
      let refused = 0;
      for (const endpoint of open) {
        const keys = /"sort":.*?"enum":(\[.*?\])/.exec(
          JSON.stringify(endpoint.body ? z.toJSONSchema(endpoint.body, { io: 'input' }) : {}),
        );
        const sortable = JSON.parse(keys?.[1] ?? '[]') as string[];
        for (const key of sortable.filter((one) => hiddenFields(endpoint, hidden).has(one))) {
          const [status, reply] = await ask(venue.blind[who], endpoint, { sort: { key, direction: 'asc' } });
          expect([endpoint.id, key, status, (reply as { code: number }).code]).toEqual([endpoint.id, key, 403, 3]);
          refused += 1;
        }
      }
      expect(refused > 0).toBe(who === 'noStock');
    });
  });

  test('who edits the menu without seeing costs changes a dish and its recipe, and loses none', async () => {
    const id = ids['dish'] ?? 0;
    const dish = () => call(menuDish, { params: { id } }, venue.admin.fetch);
    const before = await dish();
    const seen = await call(menuDish, { params: { id } }, venue.blind.noStock.fetch);
    expect([seen.dish.prime_cost, seen.recipe[0]?.prime_cost]).toEqual([undefined, undefined]);
    const new_ingredients = seen.recipe.map(({ item_id, item_quantity }) => ({ item_id, item_quantity }));
    const body = { item_id: id, new_retail_price: seen.dish.retail_price + 10, new_ingredients };
    await send(saveItem, { body }, venue.blind.noStock.fetch);
    const after = await dish();
    expect(after.recipe).toEqual(before.recipe);
    expect(after.dish).toMatchObject({
      prime_cost: before.dish.prime_cost,
      retail_price: before.dish.retail_price + 10,
    });
    await venue.database.db
      .update(menuItems)
      .set({ retail_price: before.dish.retail_price * 100 })
      .where(eq(menuItems.item_id, id));
  });

  test('a stored reply is cut for whoever lost the right meanwhile', async () => {
    await venue.addUser('buyer', permissionsOf(['ProgramLogin', 'StockView', 'StockAdd']));
    const browser = venue.browser();
    await browser.signIn('buyer');
    const items = [{ item_id: ids['item'] ?? 0, quantity: 1, price: 90_000 }];
    const body = { use_own_funds: false, pay_later: true, include_vat: false, items };
    const key = crypto.randomUUID();
    const first = await send(addToStock, { body }, browser.fetch, key);
    expect(first.moved).toBeDefined();
    const permissions = permissionsOf(['ProgramLogin', 'StockAdd']);
    await venue.database.db.update(users).set({ permissions }).where(eq(users.login, 'buyer'));
    const { moved, moved_crafts, ...rest } = first;
    expect([moved, moved_crafts]).toEqual([expect.any(Array), expect.any(Array)]);
    expect(await send(addToStock, { body }, browser.fetch, key)).toEqual(rest);
  });

  test('a refused transfer does not tell what an item holds', async () => {
    await venue.addUser('brewer9', permissionsOf(['ProgramLogin', 'StockEdit']));
    const browser = venue.browser();
    await browser.signIn('brewer9');
    const body = { source_id: ids['item'] ?? 0, target_id: ids['brew'] ?? 0, quantity: 900_000 };
    const problemOf = (fetch: typeof globalThis.fetch) =>
      send(transferStock, { body }, fetch).catch((error: unknown) => (error as ApiError).problem);
    expect(await problemOf(venue.admin.fetch)).toMatchObject({ key: 'sourceHoldsLess', field: 'quantity' });
    const told = await problemOf(browser.fetch);
    expect(told).toMatchObject({ code: 1, key: 'sourceHoldsTooLittle', field: 'quantity' });
    expect(told).not.toHaveProperty('args.held');
  });

  test('who counts without seeing the stock gets a line without what is expected', async () => {
    await venue.addUser('counter', permissionsOf(['ProgramLogin', 'StockAdd']));
    const browser = venue.browser();
    await browser.signIn('counter');
    const { count_id } = await send(startCount, { body: { name: 'Бар', folders: [], blind: false } }, browser.fetch);
    const body = { count_id, item_id: ids['item'] ?? 0, counted: 3 };
    const { line } = await send(enterCount, { body }, browser.fetch);
    expect(Object.keys(line)).not.toEqual(expect.arrayContaining(['expected']));
    expect(line).toMatchObject({ counted: 3 });
    expect([line.expected, line.value_expected, line.value_counted]).toEqual([undefined, undefined, undefined]);
  });
});
