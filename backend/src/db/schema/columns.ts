import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  numeric,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

/** Money: whole satang. */
export const satang = () => bigint({ mode: 'number' });

/** Price of one measure in satang, to six decimals: a thousand napkins may cost 4 baht. */
export const unitPrice = () => numeric({ precision: 20, scale: 6, mode: 'number' });

/** Quantities: kilograms and litres to three decimals, pieces whole. */
export const quantity = () => numeric({ precision: 14, scale: 3, mode: 'number' });

export const moment = () => timestamp({ withTimezone: true });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Indexes of the rows in which the column is set. */
export const indexWhereSet = (name: string, column: AnyPgColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} is not null`);
export const uniqueWhereSet = (name: string, column: AnyPgColumn) =>
  uniqueIndex(name)
    .on(column)
    .where(sql`${column} is not null`);

/** Check that the column has one of the values. */
export const oneOf = (name: string, column: string, values: readonly string[]) =>
  check(name, sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`));
