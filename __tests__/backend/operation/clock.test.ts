import { and, eq } from 'drizzle-orm';
import { orders, scheduledRuns } from '@/backend/src/db/schema';
import { post } from '@/backend/src/ledger/funds/ledger';
import { moveEntry } from '@/backend/src/ledger/funds/move-entry';
import { clockFault, confirmClock, readClock, watchClock, type ClockReading } from '@/backend/src/operation/clock';
import { findingsOf } from '@/backend/src/operation/readiness';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { readSettings } from '@/lib/env';
import { composedReport } from '@/lib/lists/report/endpoints';
import { cashiers } from '@/lib/sections/statistics/lists/registry';
import { signedIn } from '../../support/ask';
import { BAR, openTill, SONG, tillStack } from '../../support/till';
import { paidAt as orderAt, pay as payAll } from '../orders/venue';

const ZONE = 'Asia/Bangkok';
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-26T20:00:00Z');

describe('a reading of the clocks', () => {
  const RIGHT = { now: NOW, ahead: 0, error: 0, last: null, confirmed: 0 };
  const reading = (rest: Partial<ClockReading>): ClockReading => ({ ...RIGHT, ...rest });
  const why = (rest: Partial<ClockReading>) => clockFault(reading(rest), ZONE)?.why;

  test('may be two minutes before the last booking, and a minute from the clock of the database, or as long as it needs to answer', () => {
    expect(why({ last: NOW + 2 * MINUTE })).toBeUndefined();
    expect(why({ last: NOW + 2 * MINUTE + 1 })).toBe(
      'The clock of this machine shows 2026-11-27 03:00:00, which is before the last booking of 2026-11-27 03:02:00.',
    );
    for (const sign of [1, -1]) {
      expect(why({ ahead: sign * MINUTE })).toBeUndefined();
      expect(why({ ahead: sign * (MINUTE + 1) })).toMatch(/^The clock of this machine shows .*, that of the database /);
    }
    expect(why({ ahead: 64_000, error: 4_000 })).toBeUndefined();
    expect(why({ ahead: 64_001, error: 4_000 })).toBeDefined();
  });

  test('may have the distance that was confirmed or none, and tells a fault of this machine from one that all nodes share', () => {
    const confirmed = 10 * MINUTE;
    expect([why({ confirmed, ahead: confirmed }), why({ confirmed, ahead: 0 })]).toEqual([undefined, undefined]);
    for (const ahead of [5 * MINUTE, -confirmed]) expect(why({ confirmed, ahead })).toBeDefined();
    expect(clockFault(reading({ ahead: 2 * MINUTE }), ZONE)?.isOfNode).toBe(true);
    expect(clockFault(reading({ last: NOW + 3 * MINUTE }), ZONE)?.isOfNode).toBe(false);
  });
});

describe('a till', () => {
  const stack = tillStack();
  const till = openTill();
  let ahead = 0;
  beforeEach(() => {
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
  });
  // Confirms the clock, so that bookings ahead of it do not block the next test.
  afterEach(async () => {
    jest.restoreAllMocks();
    ahead = 0;
    await confirmClock(stack.database, ZONE);
    stack.app.clockFault = watchClock(stack.database, ZONE);
  });

  /** Six seconds later nothing read before is kept any more. */
  const later = () => (ahead += 6_000);
  const bill = (table: string) => ({ place_id: BAR, table, cashier_id: stack.cashier, paid_type: 'cash' });
  const lay = (table: string) => till.told('add', { place_id: BAR, table, menu_id: SONG, count: 1 });
  const pay = async (table: string, key: string = crypto.randomUUID()) => {
    const { status, json } = await till.ask('pay', bill(table), key);
    return status === 200 ? 'paid' : [status, json.code, json['key']].join(' ');
  };
  const REFUSED = '503 1011 clockWrong';
  const paidAt = (table: string) =>
    stack.database.db.$count(orders, and(eq(orders.place_id, BAR), eq(orders.table, table)));
  /** Books money at another time than now, as a clock that ran ahead did. */
  const book = (ms: number) =>
    stack.database.db.transaction((tx) => {
      const about = { kind: 'safe_deposit', description: '', user_id: null, entry_time: new Date(Date.now() + ms) };
      return post(tx, [moveEntry({ from: 'owner', to: 'safe' }, 100, about)]);
    });
  const checked = async () => {
    const { clock } = await findingsOf(stack.database, readSettings({ DATA_DIR: '/tmp', MIN_FREE_MB: '0' }));
    return clock;
  };

  test('cannot pay while a booking is later than the clock, until an operator confirms it; tables go on', async () => {
    const paid = crypto.randomUUID();
    await lay('1');
    expect(await pay('1', paid)).toBe('paid');
    await book(MINUTE);
    later();
    await lay('2');
    expect(await pay('2')).toBe('paid');

    await book(60 * MINUTE);
    later();
    expect(await lay('3')).toBe('done');
    const key = crypto.randomUUID();
    expect(await pay('3', key)).toBe(REFUSED);
    const reason = expect.stringContaining('the last booking of') as string;
    expect(await checked()).toMatchObject({ state: 'warning', reason });
    // It was booked before, so the till hears so.
    expect(await pay('1', paid)).toBe('paid');

    expect(await confirmClock(stack.database, ZONE)).toMatchObject({ isOfNode: false });
    later();
    expect([await pay('3', key), await pay('3', key), await paidAt('3')]).toEqual(['paid', 'paid', 1]);
    expect(await checked()).toEqual({ state: 'ok' });
  });

  test('cannot pay after a confirmed clock was set back, until that is confirmed too', async () => {
    await book(60 * MINUTE);
    const at = Date.now();
    await confirmClock(stack.database, ZONE);
    expect((await readClock(stack.database.pool)).last).toBeGreaterThanOrEqual(at);
    await book(30 * MINUTE);
    later();
    await lay('1');
    expect(await pay('1')).toBe(REFUSED);
    await confirmClock(stack.database, ZONE);
    later();
    expect(await pay('1')).toBe('paid');
    expect(await stack.database.db.$count(scheduledRuns)).toBe(1);
  });

  test('cannot pay while the clock is far from that of the database; it is noticed at once, and ends by itself', async () => {
    await lay('1');
    await lay('2');
    expect(await pay('1')).toBe('paid');
    ahead = 90_000;
    const { status, json } = await till.ask('pay', bill('2'));
    const why = /^No money is booked: The clock of this machine shows [^,]*, that of the database [^,]*\.$/;
    expect([status, json['error'] ?? json['message']]).toEqual([503, expect.stringMatching(why)]);
    expect(await checked()).toMatchObject({ state: 'failed' });
    ahead = 0;
    expect(await pay('2')).toBe('paid');
  });

  test('can pay at a confirmed distance from the clock of the database', async () => {
    await lay('1');
    ahead = -90_000;
    expect(await pay('1')).toBe(REFUSED);
    await confirmClock(stack.database, ZONE);
    later();
    expect(await pay('1')).toBe('paid');
  });

  test('pays without a query for the clock: one reading serves five seconds', async () => {
    const asked = jest.spyOn(stack.database.pool, 'query');
    const at = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(at);
    for (const table of ['1', '2', '3', '4']) {
      await lay(table);
      expect(await pay(table)).toBe('paid');
    }
    expect(asked.mock.calls.filter(([text]) => text.includes('confirm_clock'))).toHaveLength(1);
  });

  test('today, this week and this month hold no order that a wrong clock stamped after them; all time has it', async () => {
    const ask = signedIn();
    const counts = async () => {
      const all = [0, 2, 3, 4].map(async (period_id) => {
        const { totals } = await ask(listOrders, { body: { period_id, page: 1, count: 10 } });
        const sales = await ask(composedReport(cashiers, 'statistics'), { body: { period_id } });
        return [totals.total_records, sales.items.reduce((sum, row) => sum + Number(row['orders']), 0)];
      });
      return Promise.all(all);
    };
    await lay('1');
    await pay('1');
    const before = await counts();
    const lines = [{ menu_id: SONG, quantity: 1 }];
    await payAll(stack.database, orderAt(new Date(Date.now() + 40 * 24 * 60 * MINUTE), { lines }));
    const [listed = 0, reported = 0] = before[3] ?? [];
    expect(await counts()).toEqual([...before.slice(0, 3), [listed + 1, reported + 1]]);
  });

  test('a clock that nothing speaks against is not confirmed', async () => {
    const before = await stack.database.db.select().from(scheduledRuns);
    expect(await confirmClock(stack.database, ZONE)).toBeUndefined();
    expect(await stack.database.db.select().from(scheduledRuns)).toEqual(before);
  });
});
