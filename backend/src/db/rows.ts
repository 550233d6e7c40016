import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { refusal, type RefusalArgs, type RefusalKey } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from './open';

type Read = Pick<Queries, 'execute'>;
type Money<Row> = readonly (keyof Row)[];
/** A query: a template literal like that of `sql`. */
export type Query = readonly [text: TemplateStringsArray, ...values: readonly unknown[]];

/** Reads the rows of a query, a template literal like that of `sql`. Converts the columns in `money` from satang to baht. */
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

/** Reads the first row of a query, or undefined. Takes the arguments of `readRows`. */
export const readRow =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row | undefined> =>
    (await readRows<Row>(db, ...money)(...query))[0];

/** Reads the row of a query that always returns one, such as a sum. Takes the arguments of `readRows`. */
export const readOne =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row> => {
    const row = await readRow<Row>(db, ...money)(...query);
    if (!row) throw new Error('The query returned no row');
    return row;
  };

/** An array parameter of whole numbers. */
export const integers = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

/** First row of a table that meets a condition, or undefined. `'for update'` locks it until the transaction ends. */
export async function findRow<Table extends PgTable>(
  db: Pick<Queries, 'select'>,
  table: Table,
  which: SQL | undefined,
  lock?: 'for update',
): Promise<Table['$inferSelect'] | undefined> {
  const found = db.select().from<PgTable>(table).where(which).limit(1);
  return (await (lock ? found.for('update') : found))[0];
}

/** Refusals without arguments. */
type PlainKey = { [Key in RefusalKey]: [keyof RefusalArgs<Key>] extends [never] ? Key : never }[RefusalKey];
type Missing = readonly [key: PlainKey, field: string];

function there<Row>(row: Row | undefined, [key, field]: Missing): Row {
  if (!row) throw refusal(key as 'noSuchUser', field);
  return row;
}

/** Row of a table that meets a condition. @throws ProblemError with the key and field of `missing` if there is none */
export const requireRow = async <Table extends PgTable>(
  db: Pick<Queries, 'select'>,
  table: Table,
  which: SQL | undefined,
  missing: Missing,
): Promise<Table['$inferSelect']> => there(await findRow(db, table, which), missing);

/** Finds a row as `requireRow` does, and locks it until the transaction ends. */
export const lockRow = async <Table extends PgTable>(
  tx: Pick<Queries, 'select'>,
  table: Table,
  which: SQL | undefined,
  missing: Missing,
): Promise<Table['$inferSelect']> => there(await findRow(tx, table, which, 'for update'), missing);
