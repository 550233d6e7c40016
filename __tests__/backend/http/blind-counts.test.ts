import { addCraft } from '@/lib/sections/craft/contract/craft';
import { listBatches, undoBatch } from '@/lib/sections/craft/contract/batches';
import { closeDay, countDay, currentDay, getDay, listDays } from '@/lib/sections/days/contract';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { approveCount, enterCount, getCount, startCount, submitCount } from '@/lib/sections/stocktake/contract';
import { addToStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { stockStory } from '@/lib/sections/stock/contract/story';
import { laidOut } from '@/lib/sections/days/rules/close';
import { reads } from '@/tools/same/reads';
import { askingBy, told, type Ask } from '../../support/ask';
import { taleOf, TELL_TALES, TOLD } from '../../support/blind-figures';
import { times } from '../../support/effort';
import { blindVenue, type BlindPerson, type BlindVenue } from '../../support/blind-venue';
import { keysIn } from '../../support/every-read';
import { deliveryOf } from '../../support/stock';

const venue = blindVenue();
/** Makes calls in the name of a person. */
const by = (who: BlindPerson): Ask => askingBy(venue.of(who));
/** Makes calls of the admin. */
const admin: Ask = (endpoint, input) => askingBy(venue.admin)(endpoint, input);
/** Replies and files that people saw while the stocktake was open and the cashbox not counted. */
const looks = new Map<BlindPerson, Awaited<ReturnType<BlindVenue['look']>>>();
/** People who open files by day. Files are made from replies that everybody requests anyway. */
const OPENS_FILES: readonly BlindPerson[] = times<readonly BlindPerson[]>(
  ['counter', 'bookkeeper'],
  ['counter', 'bookkeeper', 'brewer', 'preset', 'cashier'],
);
const FILE = /\.(csv|xlsx)$/;
const isOpened = (who: BlindPerson, name: string): boolean => OPENS_FILES.includes(who) || !FILE.test(name);
const lookOf = async (who: BlindPerson) => {
  const look = looks.get(who) ?? (await venue.look(who, (name) => isOpened(who, name)));
  looks.set(who, look);
  return look;
};

describe('a blind stocktake', () => {
  let count_id: number;
  const ofStatistics = ['draft_beer', 'alcohol', 'products', 'product_sales'];
  const ofStock = ['list', 'count', 'history', 'storyChart'];
  const files = ['stock', 'stock-story', 'crafts', 'products', 'alcohol', 'draft_beer'];
  const further = 'analytics.writeoff analytics.writeoff.details reports.product_sales bff.stockRows';
  const TELLING = [
    ...ofStatistics.map((id) => `statistics.${id}`),
    ...ofStock.map((id) => `stock.${id}`),
    ...`${further} craft.ingredients craft.list`.split(' '),
    ...files.flatMap((id) => [`${id}.csv`, `${id}.xlsx`]),
  ];
  const COUNTERS = ['counter', 'bookkeeper', 'brewer'] as const;

  test('nothing is closed before it starts: the planted quantity is found in these calls and files', async () => {
    const seen = await venue.look('counter', (name) => [...TELLING, 'bff.sensor'].includes(name));
    expect(seen.tells(TELL_TALES.stock).toSorted()).toEqual(TELLING.toSorted());
    expect(seen.closed).toEqual(expect.arrayContaining(['bff.sensor volume', 'stock.list quantity']));
  });

  test('while it is open, who may not approve it finds the planted quantity nowhere', async () => {
    ({ count_id } = await by('counter')(startCount, { body: { name: 'Вслепую', folders: [], blind: true } }));
    for (const who of COUNTERS) {
      const seen = await lookOf(who);
      const closed = seen.closed.filter((field) => !/cashier|balance|total_|paid_/.test(field));
      expect([who, seen.tells(TELL_TALES.stock), closed]).toEqual([who, [], []]);
    }
    // Whoever may approve goes on working with the stock.
    expect((await lookOf('preset')).tells(TELL_TALES.stock)).toContain('stock.list');
  });

  test('another count that is not blind tells no figure of it, and accepts none unseen', async () => {
    const at = by('counter');
    const { count_id: other } = await at(startCount, { body: { name: 'Открыто', folders: [], blind: false } });
    const body = { count_id: other, item_id: venue.ids['item'] ?? 0 };
    const { line } = await at(enterCount, { body: { ...body, counted: 3 } });
    expect([line.expected, line.value_expected]).toEqual([undefined, undefined]);
    const { totals, lines } = await at(getCount, { params: { id: other } });
    expect([totals, lines.some((one) => one.expected != null)]).toEqual([undefined, false]);
    const taken = at(enterCount, { body: { ...body, counted: null, as_expected: true } });
    expect(await told(taken)).toBe('3 countIsBlind as_expected');
  });

  test('a batch asks whether or not the stock suffices', async () => {
    const batch = (who: BlindPerson, quantity: number) =>
      by(who)(addCraft, { body: { craft_id: venue.ids['craft'] ?? 0, quantity, forced: false } });
    expect(await batch('counter', 0.001)).toEqual({ asks: true });
    expect(await batch('counter', 900_000)).toEqual({ asks: true });
    expect((await batch('preset', 900_000)).items?.[0]?.available_quantity).toBeGreaterThan(0);
  });

  test('a forced batch tells nobody who is blind whether the stock sufficed', async () => {
    const toldTo = async (who: BlindPerson): Promise<string> => {
      const body = { period_id: 5, start_time: 0, end_time: 4_000_000_000 };
      const page = { page: 1, count: 100 };
      const batches = await by(who)(listBatches, { body: { ...body, ...page, beer: false } });
      const item_id = venue.ids['ingredient'] ?? 0;
      const story = await by(who)(stockStory, { body: { ...body, item_id, filters: [1, 2, 3] } });
      return JSON.stringify([
        batches.items.map(({ forced }) => forced ?? null),
        story.items.map(({ kind, note, description }) => [kind, note, description]),
      ]);
    };
    const forced = async (quantity: number) => {
      const body = { craft_id: venue.ids['craft'] ?? 0, quantity, forced: true };
      const { batch_id = 0 } = await by('counter')(addCraft, { body });
      const seen = { counter: await toldTo('counter'), preset: await toldTo('preset') };
      await by('counter')(undoBatch, { body: { batch_id } });
      return seen;
    };
    const [enough, short] = [await forced(0.001), await forced(900_000)];
    const rows = (text: string): string[] =>
      (JSON.parse(text) as [unknown, unknown[]])[1].map((row) => JSON.stringify(row));
    expect(short.counter).not.toMatch(/craftedShort|true|не хват/);
    expect(rows(short.counter)[0]).toBe(rows(enough.counter)[0]);
    expect(short.preset).toMatch(/craftedShort/);
    expect(rows(short.preset)[0]).not.toBe(rows(enough.preset)[0]);
  });

  test('two average prices beside a delivery tell no quantity: no cost of the stock is told', async () => {
    const body = { item_id: venue.ids['item'] ?? 0 };
    const at = by('counter');
    const line = { ...body, quantity: 1, price: 90_000 };
    const booked = await at(addToStock, deliveryOf([line], { use_own_funds: false, pay_later: true }));
    expect([booked.moved, booked.moved_crafts]).toEqual([undefined, undefined]);
    const { rows } = await at(stockRows, {});
    expect(rows.filter((row) => row.is_file && row.stock_price !== undefined)).toEqual([]);
    const page = { period_id: 5, start_time: 0, end_time: 4_000_000_000, filters: [1, 2, 3] as (1 | 2 | 3)[] };
    const { items } = await at(stockStory, { body: { ...body, ...page } });
    expect(items.map(({ unit_price, price }) => unit_price ?? price).filter(Boolean)).toEqual([]);
    const { items: dishes } = await at(listMenu, { query: {} });
    expect(JSON.stringify(dishes)).not.toContain('prime_cost');
  });

  test('a report has the same rows whether or not there is stock', async () => {
    const beers = async (): Promise<unknown[]> => {
      const endpoint = reads.find(({ id }) => id === 'statistics.draft_beer')!;
      const [, reply] = await venue.ask('counter', endpoint, { period_id: 5, start_time: 1, end_time: 2 });
      return (reply as { items: { id: number }[] }).items.map(({ id }) => id);
    };
    const item_id = venue.ids['beer'] ?? 0;
    const set = (new_quantity: number) => admin(saveStockItem, { body: { item_id, new_quantity } });
    const full = await beers();
    await set(0);
    expect(await beers()).toEqual(full);
    expect(full).toContain(item_id);
    await set(TOLD.quantity);
  });

  test('it stays closed when it is submitted, and opens with its approval', async () => {
    await by('counter')(enterCount, { body: { count_id, item_id: venue.ids['item'] ?? 0, counted: 3 } });
    await by('counter')(submitCount, { body: { count_id } });
    expect(await venue.closedFields('bookkeeper')).not.toContain('stock.list quantity');
    await by('preset')(approveCount, { body: { count_id } });
    expect(await venue.closedFields('bookkeeper')).toContain('stock.list quantity');
  });
});

describe('the count of the cashbox', () => {
  /** One person who counts with few other rights, one who counts with nearly all, and one who does not count. */
  const BLIND: readonly BlindPerson[] = ['cashier', 'preset', 'bookkeeper'];
  const pieces = [{ value: 1000, pieces: 3 }];

  test('before it, who may count it finds the planted balance nowhere; who may not count reads balances', async () => {
    for (const who of ['cashier', 'counter', 'preset'] as const)
      expect([who, (await lookOf(who)).tells(TELL_TALES.cashbox)]).toEqual([who, []]);
    expect((await lookOf('bookkeeper')).tells(TELL_TALES.cashbox)).toEqual(
      expect.arrayContaining(['funds.get', 'expenses.list', 'expenses.csv', 'expenses.xlsx']),
    );
    const { cashier, safe } = await by('cashier')(getFunds, {});
    expect([cashier, typeof safe]).toEqual([undefined, 'number']);
  });

  test('a count without pieces, or one after another, tells neither the expected sum nor the difference', async () => {
    for (const denominations of [[], pieces, [{ value: 1000, pieces: 4 }]]) {
      const reply = await by('cashier')(countDay, { body: { denominations } });
      expect(Object.keys(reply)).toContain('counted');
      expect(keysIn(reply)).not.toEqual(expect.arrayContaining(['expected']));
      expect(keysIn(reply)).not.toEqual(expect.arrayContaining(['difference']));
    }
    const { items } = await admin(listDays, { body: { page: 1, count: 100 } });
    const replaced = items.filter(({ counted_by }) => counted_by === 'cashier');
    expect(replaced.map(({ status, counted_by }) => [status, counted_by])).toEqual([
      ['cancelled', 'cashier'],
      ['cancelled', 'cashier'],
    ]);
    expect(replaced.every(({ expected }) => expected === TOLD.baht)).toBe(true);
  });

  test('while it waits, nobody without FundsDirectChange finds the planted balance or a sum of the day in cash or by card', async () => {
    const period = { period_id: 4, page: 1, count: 1 };
    const { totals } = await admin(listOrders, { body: period });
    const spent = await admin(listExpenses, { body: { ...period, report_type: 2 } });
    const sums = [totals.total_cash, totals.total_card, spent.total_cash_income, spent.total_cash_profit];
    const tale = new RegExp(sums.map((sum = 0) => taleOf(sum).source).join('|'));
    for (const who of BLIND) {
      const seen = await venue.look(who, (name) => isOpened(who, name) && !name.endsWith('.xlsx'));
      expect([who, seen.tells(TELL_TALES.cashbox), seen.tells(tale)]).toEqual([who, [], []]);
      if (who === 'bookkeeper') expect(seen.tells(/"total_income":/)).toContain('expenses.list');
    }
    expect(await admin(getFunds, {})).toMatchObject({ cashier: TOLD.baht });
  });

  test('counted tenders tell neither what their orders brought nor the difference', async () => {
    const card = { tender: 'card', name: '', counted: 7 } as const;
    const body = { denominations: laidOut(TOLD.baht * 100), tenders: [card] };
    const counted = await by('cashier')(countDay, { body });
    const { begun, tenders } = await by('preset')(currentDay, {});
    expect(begun?.tenders).toEqual(counted.tenders);
    expect(counted.tenders?.[0]).toEqual(card);
    for (const tender of tenders ?? []) expect(Object.keys(tender)).toEqual(['tender', 'name']);
    const seen = await admin(currentDay, {});
    expect(seen.begun?.tenders?.[0]).toHaveProperty('difference');
  });

  test('closed, the day tells its figures', async () => {
    const { begun } = await by('preset')(currentDay, {});
    const body = { close_id: begun?.close_id ?? 0, float: 1000 };
    const figures = { expected: TOLD.baht, difference: 0 };
    expect(await by('preset')(closeDay, { body })).toMatchObject(figures);
    expect(await by('cashier')(getDay, { params: { id: body.close_id } })).toMatchObject(figures);
    expect(await by('cashier')(getFunds, {})).toMatchObject({ cashier: 1000 });
  });
});
