import { sql } from 'drizzle-orm';
import type { Answers, Rows } from '@/backend/src/sections/statistics/query';

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
