import { z } from 'zod';
import { users } from '@/backend/src/db/schema';
import { eq } from 'drizzle-orm';
import { call, send, type ApiError } from '@/lib/api/call';
import { menuDish } from '@/lib/sections/menu/contract/menu';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { SIGHTS, type Sight } from '@/lib/contract/access';
import type { Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { addToStock, transferStock } from '@/lib/sections/stock/contract/edit';
import { COMPARISONS } from '@/lib/domain/past-periods';
import { mayAccess, permissionsOf } from '@/lib/rights/permissions';
import { hiddenFields, hiddenFrom } from '@/lib/rights/sights';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { ABSENT, reads } from '@/tools/same/reads';
import { asking, askingBackend, idsOf, keysIn, SPENDING } from '../../support/every-read';
import { BLIND, sightsVenue, withOtherFigures, type Blind } from '../../support/sights';

const special = specialLoginsOf(readSettings({}));
const sights = Object.keys(SIGHTS) as Sight[];
const people = Object.entries(BLIND).map(([who, person]) => [who as Blind, person] as const);

describe('in a venue with trade', () => {
  const venue = sightsVenue();
  let ids: Readonly<Record<string, number>>;
  let ask: ReturnType<typeof asking>;
  let askBackend: ReturnType<typeof askingBackend>;
  beforeAll(async () => {
    ids = await idsOf(venue);
    ask = asking(ids);
    askBackend = askingBackend(venue, ids);
  });

  test('the admin receives every field that others do not', async () => {
    const received = new Set<string>();
    const hidden = new Set<string>();
    for (const endpoint of reads) {
      const fields = hiddenFields(endpoint, sights);
      fields.forEach((name) => hidden.add(name));
      if (fields.size === 0 && people.some(([, person]) => mayAccess(person, endpoint.access, special))) continue;
      const [status, reply] = await ask(venue.admin, endpoint);
      if (!ABSENT.includes(endpoint.id)) expect([endpoint.id, status]).toEqual([endpoint.id, 200]);
      keysIn(reply).forEach((name) => received.add(name));
    }
    expect([...hidden].filter((name) => !received.has(name))).toEqual([]);
  });

  describe.each(people)('for %s', (who, person) => {
    const hidden = hiddenFrom(person, special);
    const open = reads.filter(({ access }) => mayAccess(person, access, special));

    test('no reply has a hidden field, and none depends on what it would hold', async () => {
      const cookie = await venue.cookieOf(person.login);
      /** The app passes replies without hidden fields on unchanged, so these calls are made to the backend directly. */
      const asked = (endpoint: Endpoint, further: object) =>
        hiddenFields(endpoint, hidden).size > 0 || !adminEndpoints.includes(endpoint)
          ? ask(venue.blind[who], endpoint, further)
          : askBackend(cookie, endpoint, further);
      const replies = async () => {
        const all: [string, unknown][] = [];
        for (const endpoint of open)
          for (const further of /^reports/.test(endpoint.id)
            ? [{}, { period_id: 1, compare: COMPARISONS[0] }, { chart_type: 1 }]
            : [{}])
            if (!ABSENT.includes(endpoint.id)) {
              const [status, reply] = await asked(endpoint, further);
              // A new call gets its input in `inputsFor`.
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
      // A chart's last point is the time of the call. A call that prints is a command: it moves the version of its tag.
      const ofTheCall =
        /"(run_id|end_time|last_time)":\d+|"\w*label":"[^"]*"|"time":\d+(?=,"quantity":[^}]*}]})|,?"receipts":"[\d.]+"/g;
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
    const price = before.dish.retail_price * 100;
    await venue.database.rows`update menu_items set retail_price = ${price} where item_id = ${id}`;
  });

  test('a stored reply is cut for whoever lost the right meanwhile', async () => {
    const browser = await venue.enter('buyer', 'StockView', 'StockAdd');
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
    const browser = await venue.enter('brewer9', 'StockEdit');
    const body = { source_id: ids['item'] ?? 0, target_id: ids['brew'] ?? 0, quantity: 900_000 };
    const problemOf = (fetch: typeof globalThis.fetch) =>
      send(transferStock, { body }, fetch).catch((error: unknown) => (error as ApiError).problem);
    expect(await problemOf(venue.admin.fetch)).toMatchObject({ key: 'sourceHoldsLess', field: 'quantity' });
    const told = await problemOf(browser.fetch);
    expect(told).toMatchObject({ code: 1, key: 'sourceHoldsTooLittle', field: 'quantity' });
    expect(told).not.toHaveProperty('args.held');
  });
});
