import { sql } from 'drizzle-orm';
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

/** The same for the first row; undefined without one. */
export const readRow =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row | undefined> =>
    (await readRows<Row>(db, ...money)(...query))[0];

/** The same for a query that always has a row, as sums have. */
export const readOne =
  <Row extends object = object>(db: Read, ...money: Money<Row>) =>
  async (...query: Query): Promise<Row> => {
    const row = await readRow<Row>(db, ...money)(...query);
    if (!row) throw new Error('The query returned no row');
    return row;
  };
