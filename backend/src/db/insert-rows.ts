import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { groupBy } from '@/lib/domain/group-by';
import type { Transaction } from './open';

/**
 * Inserts many rows as one parameter: a statement holds at most 65,535. Rows that omit the same columns are inserted together, so that defaults apply.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table);
  const name = sql.identifier(getTableName(table));
  for (const [keys, alike] of groupBy(rows, (row) => Object.keys(row).join())) {
    const names = sql.join(
      keys.split(',').map((key) => {
        const column = columns[key];
        if (!column) throw new Error(`${getTableName(table)} has no column ${key}`);
        return sql.identifier(column.name);
      }),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${name} (${names}) select ${names}
      from json_populate_recordset(null::${name}, ${JSON.stringify(alike)}::json)`);
  }
}

/** Moves the sequence above inserted ids: rows with given ids do not advance it. */
export const continueAbove = (tx: Transaction, table: string, column: string) =>
  tx.execute(sql`
    select setval(pg_get_serial_sequence(${table}, ${column}),
      (select max(${sql.identifier(column)}) from ${sql.identifier(table)}))`);

/** Reserves numbers of a table's sequence, so that rows can refer to each other before they are written. */
export async function reserve(tx: Transaction, table: string, column: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.execute<{ next: string }>(sql`
    select nextval(pg_get_serial_sequence(${table}, ${column}))::text as next from generate_series(1, ${count}::int)`);
  return rows.map(({ next }) => Number(next));
}
