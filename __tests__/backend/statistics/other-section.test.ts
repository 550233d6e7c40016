import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { duringHours } from '@/backend/src/statistics/hours';
import type { Answers, Rows } from '@/backend/src/statistics/query';
import { TRADE_HOURS } from '@/lib/domain/hour-range';
import { testDatabase } from '../../support/database';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('an hour range includes both ends, in the order of the business day', async () => {
  const hoursIn = async (start_hour: number, end_hour: number) => {
    const { rows: found } = await database.db.execute<{ hour: number }>(
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
  const rows = () => ({}) as never;
  // @ts-expect-error the reply on the wire is missing
  const noWire: Section = { delivery: { rows } };
  // @ts-expect-error there is no such report
  const unknown: Section = { delivery: { rows, wire: rows }, deliveries: rows };
  // @ts-expect-error its query is missing
  const none: Section = {};
  type Behind = Answers<'statistics'>['dishes_by_hours'];
  // @ts-expect-error the query of its details is missing
  const noDetails: Behind = { rows };
  // @ts-expect-error a column of the report is missing
  const noColumn: Rows<'analytics', 'discount100'> = () => ({ select: { card_number: sql`1` }, from: sql`orders` });
  expect([noWire, unknown, none, noDetails, noColumn]).toHaveLength(5);
});

test('a report that makes the calls of another has no query', () => {
  type Asked = keyof Answers<'analytics'>;
  const hasNone: 'buisnesslanch' extends Asked ? never : true = true;
  const hasOne: 'discount100' extends Asked ? true : never = true;
  expect([hasNone, hasOne]).toEqual([true, true]);
});
