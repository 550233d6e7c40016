import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { refusal, type RefusalArgs, type RefusalKey } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from './open';

type Read = Pick<Queries, 'execute'>;
type Money<Row> = readonly (keyof Row)[];
type Query = readonly [text: TemplateStringsArray, ...values: readonly unknown[]];

/**
 * Reads the rows of a query, which is written after it as after `sql`. Sums that `money` names are satang in the database
 * and baht in the rows.
 */
export const readRows =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row[]> => {
    const rows = (await db.execute(sql(...query))).rows as Row[];
    for (const row of rows as Record<keyof Row, unknown>[])
      for (const field of money) {
        const satang = row[field];
        if (typeof satang === 'number') row[field] = toBaht(satang);
      }
    return rows;
  };

/** Reads the first row of a query, as `readRows` does; undefined without one. */
export const readRow =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row | undefined> =>
    (await readRows<Row>(db, ...money)(...query))[0];

/** Reads the row of a query that always has one, e.g. of sums, as `readRows` does. */
export const readOne =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row> => {
    const row = await readRow<Row>(db, ...money)(...query);
    if (!row) throw new Error('The query returned no row');
    return row;
  };

/** An array parameter of whole numbers. */
export const integers = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

/** Row of a table that a condition selects; with `isLocked` locked until the transaction ends. */
export async function findRow<Table extends PgTable>(
  db: Pick<Queries, 'select'>,
  table: Table,
  which: SQL | undefined,
  isLocked = false,
): Promise<Table['$inferSelect'] | undefined> {
  const found = db.select().from<PgTable>(table).where(which).limit(1);
  return (await (isLocked ? found.for('update') : found))[0];
}

/** Refusals without arguments. */
type PlainKey = { [Key in RefusalKey]: [keyof RefusalArgs<Key>] extends [never] ? Key : never }[RefusalKey];

/** Row that must exist, found as `findRow` does. @throws ProblemError of the given key, at the field that names the row */
export async function requireRow<Table extends PgTable>(
  db: Pick<Queries, 'select'>,
  table: Table,
  which: SQL | undefined,
  [key, field]: readonly [key: PlainKey, field: string],
  isLocked = false,
): Promise<Table['$inferSelect']> {
  const row = await findRow(db, table, which, isLocked);
  if (!row) throw refusal(key as 'noSuchUser', field);
  return row;
}

/** The same, locked until the transaction ends. */
export const lockRow = <Table extends PgTable>(
  tx: Pick<Queries, 'select'>,
  table: Table,
  which: SQL | undefined,
  ...missing: readonly [key: PlainKey, field: string]
): Promise<Table['$inferSelect']> => requireRow(tx, table, which, missing, true);
