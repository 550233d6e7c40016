import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { valueIn, within } from '@/backend/src/db/time';

const DAY = 86_400;
const start = 1_700_000_000;
const textOf = (bounds: { start: number | null; end: number | null }) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(within(sql`paid_time`, bounds));
  return { text: text.replaceAll(/\s+/g, ' ').trim(), params };
};

test('one statement serves every short period, and every period that is still running', () => {
  const both = 'paid_time >= to_timestamp($1::float8) and paid_time < to_timestamp($2::float8)';
  expect(textOf({ start, end: start + 31 * DAY })).toEqual({ text: both, params: [start, start + 31 * DAY] });
  expect(textOf({ start, end: null })).toEqual({
    text: 'paid_time >= to_timestamp($1::float8) and true',
    params: [start],
  });
  expect(textOf({ start: null, end: null })).toEqual({ text: 'true and true', params: [] });
});

test('a long period has a statement of its own, planned for its length, with quoted texts', () => {
  const end = start + 400 * DAY;
  expect(textOf({ start, end })).toEqual({
    text: `paid_time >= to_timestamp(${start}::float8) and paid_time < to_timestamp(${end}::float8)`,
    params: [],
  });
  expect(textOf({ start: null, end })).toEqual({
    text: `true and paid_time < to_timestamp(${end}::float8)`,
    params: [],
  });
  const { sql: text } = new PgDialect().sqlToQuery(valueIn({ start: null, end }, "it's"));
  expect(text).toBe("'it''s'");
});
