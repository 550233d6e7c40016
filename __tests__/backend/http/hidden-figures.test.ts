import { z } from 'zod';
import { menuItems, users } from '@/backend/src/db/schema';
import { eq } from 'drizzle-orm';
import { call, send, type ApiError } from '@/lib/api/call';
import { browserPath, wirePath, type Endpoint, type RawInput } from '@/lib/contract/endpoint';
import { addCraft, createCraft, saveCraft } from '@/lib/contract/craft';
import { menuDish } from '@/lib/contract/menu';
import { saveItem } from '@/lib/contract/menu-edit';
import { SIGHTS, type Access, type Sight } from '@/lib/contract/permission';
import { enterCount, startCount } from '@/lib/contract/stock-count';
import { addToStock, transferStock } from '@/lib/contract/stock-edit';
import { COMPARISONS } from '@/lib/domain/past-periods';
import { mayAccess, permissionsOf, type Person } from '@/lib/domain/permissions';
import { monthOf } from '@/lib/domain/salary-month';
import { hiddenFields, hiddenFrom } from '@/lib/domain/sights';
import { adminEndpoints, bffEndpoints } from '@/lib/endpoints';
import { readSettings, standingOf } from '@/lib/env';
import { BLIND, sightsVenue, withOtherFigures, type Blind, type SightsVenue } from '../../support/sights';
import type { Browser } from '../../support/stack';

const standing = standingOf(readSettings({}));
const every = [...adminEndpoints, ...bffEndpoints];
const sights = Object.keys(SIGHTS) as Sight[];
const people = Object.entries(BLIND).map(([who, person]) => [who as Blind, person] as const);

/** Weakest people who pass a rule. */
function weakest(access: Access): Person[] {
  if (typeof access === 'string')
    return access === 'signed-in' ? [{ login: 'anna', permissions: permissionsOf([]) }] : [];
  const held = 'anyOf' in access ? access.anyOf.map((flag) => [flag]) : 'flags' in access ? [access.flags] : [];
  return ['anna', 'localhost']
    .flatMap((login) => held.map((flags) => ({ login, permissions: permissionsOf(flags) })))
    .filter((person) => mayAccess(person, access, standing));
}

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
/** Fields that share a name with a hidden one and are something else, or stand inside a hidden one. */
const OTHERS: readonly string[] = [
  ...['orders.runReceipts subtotal', 'orders.shortlist subtotal', 'expenses.list total_profit'],
  ...['days.list', 'days.current', 'days.get', 'days.count', 'days.close', 'days.reopen'].map((id) => `${id} expected`),
  ...['stock.add old_cost', 'stock.add new_cost'],
];

test('a field that one call hides is hidden by every call whose readers may lack the right', () => {
  const open = sights.flatMap((sight) => {
    const names = every.flatMap(({ hides = [] }) =>
      hides.flatMap(({ needs, fields = [] }) => (needs === sight ? fields : [])),
    );
    return every.flatMap((endpoint) => {
      const lacking = weakest(endpoint.access).some((person) => !mayAccess(person, SIGHTS[sight], standing));
      const hidden = hiddenFields(endpoint, [sight]);
      const fields = fieldsOf(endpoint);
      return [...new Set([...names, ...(ALSO[sight] ?? [])])]
        .filter((name) => lacking && fields.has(name) && !hidden.has(name))
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
  beforeAll(async () => {
    venue = await sightsVenue();
    await send(startCount, { body: { name: 'Склад', folders: [], blind: false } }, venue.admin.fetch);
    const { rows } = await venue.database.pool.query<Record<string, number>>(`select
      (select min(i.menu_id) from dish_ingredients i join menu_items m on m.item_id = i.menu_id where m.removed_at is null) as dish,
      (select min(item_id) from stock_items where is_file and removed_at is null and quantity > 0) as item,
      (select max(item_id) from stock_items where is_file and removed_at is null and quantity > 0) as ingredient,
      (select min(item_id) from stock_items where sensor_id is not null and removed_at is null) as beer,
      (select min(item_id) from stock_items where parent_id = 3594 and is_file and removed_at is null) as brew,
      (select min(sensor_id) from stock_items where sensor_id is not null and removed_at is null) as sensor,
      (select min(stock_story_id) from stock_story where order_number is not null) as story,
      (select max(order_number) from orders) as "order", (select max(expense_id) from expenses) as expense,
      (select min(purchase_number) from purchases) as purchase, (select min(count_id) from stock_counts) as count,
      (select min(close_id) from day_closes) as day, (select min(user_id) from users) as user,
      (select max(employee_id) from employees) as employee,
      (select min(agent_id) from agent_bonuses) as agent, (select min(session_id) from agent_bonuses) as session`);
    const fetch = venue.admin.fetch;
    const { item: stock_id = 0, ingredient: item_id = 0 } = rows[0] ?? {};
    const { craft_id } = await send(
      createCraft,
      { body: { name: 'Соус', create_new_stock_item: false, stock_id } },
      fetch,
    );
    const recipe = { new_output_quantity: 1, new_ingredients: [{ item_id, item_quantity: 1 }] };
    await send(saveCraft, { body: { craft_id, ...recipe } }, fetch);
    const { batch_id = 0 } = await send(addCraft, { body: { craft_id, quantity: 1, forced: true } }, fetch);
    ids = { ...rows[0], craft: craft_id, batch: batch_id };
  });
  afterAll(() => venue.close());

  const idOf = (id: string): number | undefined => {
    const kinds: readonly (readonly [RegExp, string])[] = [
      [/menu/i, 'dish'],
      [/^orders\.get/, 'order'],
      [/^expenses/, 'expense'],
      [/purchase$/, 'purchase'],
      [/^stock\.count/, 'count'],
      [/^days/, 'day'],
      [/user/i, 'user'],
      [/salary/i, 'employee'],
      [/^payments/, 'agent'],
      [/product_sales/, 'beer'],
    ];
    return ids[kinds.find(([kind]) => kind.test(id))?.[1] ?? 'item'];
  };

  const now = Math.floor(Date.now() / 1000);
  const month = monthOf(now, 'Asia/Bangkok');
  /** A period that has not ended when the last call is made. */
  const ALL_TIME = { period_id: 5, start_time: now - 30 * 86_400, end_time: now + 86_400 };
  function inputOf({ id }: Endpoint): RawInput {
    const own = idOf(id);
    const page = { page: 1, count: 100 };
    return {
      params: { id: own ?? 0, guid: ids['sensor'] ?? 0, target: 'karaoke' },
      query: { ...(/Folder$/.test(id) && { folder: 0 }), from: 0, count: 10, days: 30 },
      body: {
        ...{ ...ALL_TIME, ...page, report_type: 2, filters: id.startsWith('expenses') ? {} : [] },
        ...{ item_id: own, items: [own], expense_id: own, stock_story_id: ids['story'], barcode: '4600001' },
        ...(id.startsWith('payments') && {
          ...{ agent_id: own, session_id: ids['session'], places: [16, 17], payment_type: 1, status: 0 },
        }),
        ...{ craft_id: ids['craft'], batch_id: ids['batch'], beer: false },
        ...(/^(bff\.)?salary/.test(id) && { employee_id: own, ...month, count: 12 }),
      },
    };
  }

  const reads = every.filter(
    ({ id, changes, access, replyTypes }) =>
      !changes && !replyTypes && access !== 'public' && !/^(auth|bff)\.(log|sign)/.test(id),
  );
  /** Sensors, catalogues and runs of receipts are outside the sample venue. */
  const ABSENT = ['bff.exportCategories', 'bff.sensor', 'orders.runReceipts'];
  /** Calls that show purchases as expenses, without StockView. */
  const SPENDING = ['stock.purchase'];

  const strip = ({ query, body, params }: Endpoint, input: RawInput): RawInput => {
    const only = (schema: z.ZodObject | undefined, value: unknown) =>
      schema && Object.fromEntries(Object.entries(value as object).filter(([name]) => name in schema.shape));
    return {
      ...(params && { params: only(params, input.params) as Record<string, number> }),
      ...(query && { query: only(query, input.query) as Record<string, number> }),
      ...(body && { body: only(body, input.body) }),
    };
  };

  async function ask(browser: Browser, endpoint: Endpoint, further: object = {}): Promise<[number, unknown]> {
    const asked = inputOf(endpoint);
    const input = strip(endpoint, { ...asked, body: { ...(asked.body as object), ...further } });
    const response = await browser.fetch(browserPath(wirePath(endpoint, input)), {
      method: endpoint.method,
      ...(endpoint.body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    });
    return [response.status, await response.json()];
  }

  function keysIn(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    const own = Array.isArray(value) ? [] : Object.keys(value);
    return [...own, ...Object.values(value).flatMap(keysIn)];
  }

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
      const ofTheCall = /"(run_id|end_time)":\d+|"time":\d+(?=,"quantity":[^}]*}]})/g;
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
