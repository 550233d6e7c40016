import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  char,
  check,
  customType,
  index,
  integer,
  numeric,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

/** Eight-byte integer. */
export const big = () => bigint({ mode: 'number' });
export const bigId = () => bigserial({ mode: 'number' });

/** Money: whole satang. */
export const satang = () => big();

/** Price of one measure in satang, to six decimals: a thousand napkins may cost 4 baht. */
export const unitPrice = () => numeric({ precision: 20, scale: 6, mode: 'number' });

/** Quantities: kilograms and litres to three decimals, pieces whole. */
export const quantity = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/** Rates, in percent to two decimals. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** SHA-256 in hexadecimal. */
export const sha256 = () => char({ length: 64 });

/** Counts the changes of a row. A save with an older number is refused. */
export const version = () => integer().notNull().default(1);

/** Id of a row of another table. */
export const refers = (...to: Parameters<ReturnType<typeof integer>['references']>) => integer().references(...to);

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
