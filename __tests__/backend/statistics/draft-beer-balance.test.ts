import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { orders, places, stockItems, stockStory } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import { undoWriteOff, writeOff } from '@/backend/src/sections/stock/write-off';
import { PLACES, type Place } from '@/lib/contract/places';
import { composedReport } from '@/lib/lists/report/endpoints';
import { alcohol } from '@/lib/sections/statistics/lists/goods';
import { draftBeer } from '@/lib/sections/statistics/lists/draft-beer';
import { signedIn } from '../../support/ask';
import { startStack } from '../../support/stack';
import { expenseOf, takeBack } from '../orders/venue';
import { at, CHANG, HALF, HOUSE, LAGER, openTapRoom, pay, seconds } from './tap-room';
import { times } from '../../support/effort';

const stack = startStack();
const ask = signedIn();
beforeAll(async () => {
  await openTapRoom(stack.database);
  await stack.database.db.insert(places).values({ place_id: 18, name: 'Диспансер' });
  for (const step of fc.sample(history, { numRuns: 1, seed: 20_261_122 })[0] ?? []) await play(step);
  // A period without an end ends at the beginning of the current second.
  await new Promise((resolve) => setTimeout(resolve, 1000));
});

/** Minutes since 2 October, noon: eight business days, seldom on a round hour. */
const minute = fc.integer({ min: 0, max: 8 * 24 * 60 });
const timeOf = (minutes: number): Date => new Date(at('2026-10-02T12:00').getTime() + minutes * 60_000);
const milli = fc.integer({ min: 1, max: 9000 }).map((thousandths) => thousandths / 1000);
const STEPS = 'pay|pay|pay|cancelled|buy|buy undone|lose|lose undone|lack|find|brew|move'.split('|');
const history = fc.array(
  fc.record({
    what: fc.constantFrom(...STEPS),
    minutes: minute,
    quantity: milli,
    item_id: fc.constantFrom(CHANG, LAGER),
    place_id: fc.constantFrom(16, 17, 18),
  }),
  { minLength: 90, maxLength: 90 },
);
type Step = typeof history extends fc.Arbitrary<(infer T)[]> ? T : never;

const cancelLast = async () => takeBack(stack.database, await expenseOf(stack.database));

async function play({ what, minutes, quantity, item_id, place_id }: Step): Promise<void> {
  const { database } = stack;
  const time = timeOf(minutes);
  const move = { item_id, stock_story_time: time };
  const [kind = '', undone] = what.split(' ');
  const one = (rest: Parameters<typeof book>[1][number]) => database.db.transaction((tx) => book(tx, [rest]));
  if (kind === 'pay' || kind === 'cancelled') {
    await pay(database, time, [{ menu_id: item_id === CHANG ? HALF : HOUSE, quantity: Math.ceil(quantity) }], {
      place_id,
    });
    if (kind === 'cancelled') await cancelLast();
  } else if (kind === 'buy') {
    const paid = { user_id: 1, use_own_funds: true, pay_later: false, include_vat: false, time };
    const items = [{ item_id, quantity, price: 90 }];
    await database.db.transaction((tx) => receiveDelivery(tx, { ...paid, items }));
    if (undone) await cancelLast();
  } else if (kind === 'lose' && undone) {
    const id = await database.db.transaction((tx) => writeOff(tx, 1, { item_id, quantity, reason: 'x', type: 1 }));
    await database.db.transaction((tx) => undoWriteOff(tx, 1, id));
  } else if (kind === 'lose') await one({ ...move, kind: 'write_off', quantity: -quantity });
  else if (kind === 'lack') await one({ ...move, kind: 'shortfall', quantity: -quantity });
  else if (kind === 'find') await one({ ...move, kind: 'recharge', quantity });
  else if (kind === 'brew') await one({ ...move, kind: 'craft_in', quantity, amount: 100 });
  else await one({ ...move, kind: 'transfer_out', quantity: -quantity });
}

const FIGURES = 'opening purchased brewed sold sold_elsewhere written_off counted left'.split(' ');
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** The same figures from the story itself, row by row. An order taken back was never there. */
async function balanceOf(itemId: number, place_id: number, start: number | null, end: number | null) {
  const rows = await stack.database.db
    .select({ row: stockStory, cancelled: orders.cancelled_at, place: orders.place_id })
    .from(stockStory)
    .leftJoin(orders, eq(orders.order_number, stockStory.order_number))
    .where(eq(stockStory.item_id, itemId));
  const sums: Record<string, number> = Object.fromEntries(FIGURES.map((name) => [name, 0]));
  const add = (name: string, quantity: number) => (sums[name] = rounded((sums[name] ?? 0) + quantity));
  for (const { row, cancelled, place } of rows) {
    const time = row.stock_story_time.getTime() / 1000;
    if (row.kind === 'order_undo' || cancelled || (end !== null && time >= end)) continue;
    add('left', row.quantity);
    if (start !== null && time < start) add('opening', row.quantity);
    else if (row.kind === 'order') add(place === place_id ? 'sold' : 'sold_elsewhere', -row.quantity);
    else if (/purchase/.test(row.kind)) add('purchased', row.quantity);
    else if (/craft|transfer/.test(row.kind)) add('brewed', row.quantity);
    else if (/write_off|shortfall/.test(row.kind)) add('written_off', -row.quantity);
    else add('counted', row.quantity);
  }
  return sums;
}

const listed = async (place: Place, bounds: object, which: typeof draftBeer | typeof alcohol = draftBeer) => {
  const body = { ...bounds } as never;
  const { items } = await ask(composedReport(which, place), { body });
  return items as unknown as Readonly<Record<string, number>>[];
};

test('in any period and hall each row adds up, to the figures of the story itself', async () => {
  const place = fc.constantFrom<Place>('statistics', 'karaoke', 'ddweed');
  const secondsAt = (minutes: number) => timeOf(minutes).getTime() / 1000;
  const bound = fc.option(minute.map(secondsAt), { freq: 6 });
  await fc.assert(
    fc.asyncProperty(place, bound, bound, async (hall, one, other) => {
      const [start, end] = one !== null && other !== null && one > other ? [other, one] : [one, other];
      const bounds = { ...(start !== null && { start_time: start }), ...(end !== null && { end_time: end }) };
      const period = { period_id: start === null && end === null ? 4 : 5, ...bounds };
      for (const row of await listed(hall, period)) {
        const figures = Object.fromEntries(FIGURES.map((name) => [name, rounded(row[`${name}_quantity`] ?? NaN)]));
        const { opening = 0, purchased = 0, brewed = 0, sold = 0, written_off = 0, counted = 0, left } = figures;
        const elsewhere = figures['sold_elsewhere'] ?? 0;
        expect(rounded(opening + purchased + brewed - sold - elsewhere - written_off + counted)).toBe(left);
        // A period of the wire without an end ends now, and one without a start is all time until its end.
        expect(figures).toEqual(await balanceOf(row['id'] ?? 0, PLACES[hall].place_id, start, end));
      }
    }),
    {
      numRuns: times(15, 40),
      examples: [
        ['statistics', null, null],
        ['statistics', secondsAt(600), null],
        ['karaoke', null, secondsAt(9000)],
      ],
    },
  );
});

test('what is left now is the stock', async () => {
  const rows = await listed('statistics', { period_id: 4 });
  const stock = await stack.database.db.select().from(stockItems);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([CHANG, LAGER]);
  // The history has something in every column.
  for (const name of FIGURES.filter((figure) => figure !== 'opening'))
    expect(rows.some((row) => row[`${name}_quantity`] !== 0)).toBe(true);
  for (const row of rows) {
    expect(row['left_quantity']).toBe(stock.find(({ item_id }) => item_id === row['id'])?.quantity);
    expect(row['opening_quantity']).toBe(0);
  }
});

test('the dispensary lists what it sells, the main bar and the venue list everything', async () => {
  await pay(stack.database, at('2026-10-20T20:00'), [{ menu_id: HOUSE, quantity: 1 }], { place_id: 18 });
  const day = { period_id: 5, start_time: seconds('2026-10-20T12:00'), end_time: seconds('2026-10-21T12:00') };
  const ids = async (place: Place, bounds: object, which?: typeof alcohol) =>
    (await listed(place, bounds, which)).map(({ id }) => id).toSorted();
  expect(await ids('ddweed', day)).toEqual([LAGER]);
  expect(await ids('ddweed', day, alcohol)).toEqual([]);
  expect(await ids('karaoke', day)).toEqual([]);
  expect(await ids('statistics', day)).toEqual([CHANG, LAGER]);
  expect(await ids('ddweed', { ...day, hall: 'venue' })).toEqual([CHANG, LAGER]);
});
