import { sql } from 'drizzle-orm';
import { within } from '@/backend/src/db/period';
import { duringHours } from '@/backend/src/statistics/hours';
import type { Answers, RowsOf } from '@/backend/src/statistics/query';
import { reportCalls } from '@/backend/src/statistics/routes';
import { permissionsOf } from '@/lib/domain/permissions';
import { TRADE_HOURS } from '@/lib/domain/hour-range';
import { cards } from '../../support/analytics';
import { startStack, type Stack } from '../../support/stack';
import { openTrade } from './money-venue';
import { userId, ZONE } from '../orders/venue';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ VENUE_TIMEZONE: ZONE });
  await stack.addUser('mei', permissionsOf(['ProgramLogin', 'OrdersView', 'StockView']));
  await openTrade(stack.database, await userId(stack.database, 'mei'));
});
afterAll(() => stack.close());

const hour = sql`extract(hour from paid_time at time zone ${ZONE})::int`;
const rows: RowsOf<typeof cards> = ({ bounds, placeId, username, ...hours }) => ({
  select: {
    card_number: sql`discount_card`,
    username: sql`coalesce(max(owner_name), '')`,
    count: sql`count(*)`,
    sum: sql`sum(orders.discount)`,
  },
  from: sql`orders left join discount_cards using (card_id) where place_id = ${placeId} and cancelled_at is null
    and discount_card <> '' and ${within(sql`paid_time`, bounds)} and ${duringHours(hours, hour)}
    and coalesce(owner_name, '') like ${`%${username}%`} group by discount_card`,
});
const behind = ({ bounds, card_number }: { bounds: Parameters<typeof within>[1]; card_number: string }) => ({
  select: {
    order_number: sql`order_number`,
    order_price: sql`paidsum`,
    time: sql`extract(epoch from paid_time)::int8`,
  },
  from: sql`orders where discount_card = ${card_number} and cancelled_at is null and ${within(sql`paid_time`, bounds)}`,
});

const ask = async (body: object) => {
  const calls = reportCalls(stack.database, cards, 'analytics', ZONE, { rows, details: behind });
  const call = { input: { body: { period_id: 4, ...body } } } as never;
  return { rows: await calls.rows(call), behind: await calls.behind?.(call) } as {
    rows: { items: object[]; totals: object };
    behind: { items: object[]; totals: object };
  };
};

test('filters reach the query, also hours over midnight', async () => {
  const cardsIn = async (body: object) => (await ask(body)).rows.items.map((row) => (row as { count: number }).count);
  expect(await cardsIn({})).toHaveLength(2);
  expect((await ask({ start_hour: 22, end_hour: 3 })).rows.items).toMatchObject([{ card_number: '0077', count: 1 }]);
  expect((await ask({ start_hour: 17, end_hour: 18 })).rows.items).toMatchObject([{ card_number: '0012', count: 2 }]);
  expect(await cardsIn({ place_id: 17 })).toEqual([]);
  expect(await cardsIn({ username: 'Lin' })).toEqual([2]);
});

test('details may be requested by a text key', async () => {
  const { items, totals } = (await ask({ card_number: '0012' })).behind;
  expect(items).toHaveLength(2);
  expect(totals).toMatchObject({ total_records: 2, order_price: expect.any(Number) as number });
  expect((await ask({ card_number: "' or true --" })).behind.items).toEqual([]);
});

test('an hour range includes both ends, in the order of the business day', async () => {
  const hoursIn = async (start_hour: number, end_hour: number) => {
    const { rows: found } = await stack.database.db.execute<{ hour: number }>(
      sql`select hour from generate_series(0, 23) hour where ${duringHours({ start_hour, end_hour })}`,
    );
    return found.map((row) => row.hour).toSorted((a, b) => a - b);
  };
  for (const [start, from] of TRADE_HOURS.entries())
    for (const end of [start + 1, TRADE_HOURS.length - 1]) {
      const until = TRADE_HOURS[end];
      if (until === undefined) continue;
      expect(await hoursIn(from, until)).toEqual(TRADE_HOURS.slice(start, end + 1).toSorted((a, b) => a - b));
    }
});

test('a report without query, details or wire does not compile, nor does an unknown report', () => {
  type Section = Answers<'delivery'>;
  // @ts-expect-error the reply on the wire is missing
  const noWire: Section = { delivery: { rows: () => ({}) as never } };
  // @ts-expect-error there is no such report
  const unknown: Section = { delivery: { rows: () => ({}) as never, wire: () => ({}) as never }, deliveries: rows };
  // @ts-expect-error its query is missing
  const none: Section = {};
  type Behind = Answers<'statistics'>['dishes_by_hours'];
  // @ts-expect-error the query of its details is missing
  const noDetails: Behind = { rows: () => ({}) as never };
  // @ts-expect-error a column of the report is missing
  const noColumn: RowsOf<typeof cards> = () => ({ select: { card_number: sql`1` }, from: sql`orders` });
  expect([noWire, unknown, none, noDetails, noColumn]).toHaveLength(5);
});
