import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { valueIn, within } from '@/backend/src/db/time';

const DAY = 86_400;
const start = 1_700_000_000;
/** Text of a condition, and its parameters. */
const textOf = (bounds: { start: number | null; end: number | null }) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(within(sql`paid_time`, bounds));
  return [text.replaceAll(/\s+/g, ' ').trim(), params];
};

test('one statement serves every short period, and every period that is still running', () => {
  const both = 'paid_time >= to_timestamp($1::float8) and paid_time < to_timestamp($2::float8)';
  expect(textOf({ start, end: start + 31 * DAY })).toEqual([both, [start, start + 31 * DAY]]);
  expect(textOf({ start, end: null })).toEqual(['paid_time >= to_timestamp($1::float8) and true', [start]]);
  expect(textOf({ start: null, end: null })).toEqual(['true and true', []]);
});

test('a long period has a statement of its own, planned for its length, with quoted texts', () => {
  const end = start + 400 * DAY;
  expect(textOf({ start, end })).toEqual([
    `paid_time >= to_timestamp(${start}::float8) and paid_time < to_timestamp(${end}::float8)`,
    [],
  ]);
  expect(textOf({ start: null, end })).toEqual([`true and paid_time < to_timestamp(${end}::float8)`, []]);
  const { sql: text } = new PgDialect().sqlToQuery(valueIn({ start: null, end }, "it's"));
  expect(text).toBe("'it''s'");
});
