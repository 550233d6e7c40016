import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { groupBy } from '@/lib/domain/group-by';
import type { Transaction } from './open';
import { readRows } from './rows';

type Name = ReturnType<typeof sql.identifier>;

/**
 * Inserts many rows as one parameter: a statement holds at most 65,535. Rows that omit the same columns are inserted together, so that defaults apply.
 * @param key columns that identify a row; an existing row gets the other columns
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  key: readonly string[] = [],
): Promise<void> {
  const columns = getTableColumns(table);
  const name = sql.identifier(getTableName(table));
  const listed = (fields: readonly string[], each: (column: Name) => SQL | Name = (column) => column) =>
    sql.join(
      fields.map((field) => {
        const column = columns[field];
        if (!column) throw new Error(`${getTableName(table)} has no column ${field}`);
        return each(sql.identifier(column.name));
      }),
      sql`, `,
    );
  for (const [keys, alike] of groupBy(rows, (row) => Object.keys(row).join())) {
    const fields = keys.split(',');
    const others = fields.filter((field) => !key.includes(field));
    const set = sql` on conflict (${listed(key)}) do update set ${listed(others, (column) => sql`${column} = excluded.${column}`)}`;
    await tx.execute(sql`
      insert into ${name} (${listed(fields)}) select ${listed(fields)}
      from json_populate_recordset(null::${name}, ${JSON.stringify(alike)}::json)${key.length > 0 ? set : sql``}`);
  }
}

/** Inserts one row and returns it with all its columns. */
export async function insertOne<Table extends PgTable>(
  db: Pick<Transaction, 'insert'>,
  table: Table,
  values: PgInsertValue<Table>,
): Promise<Table['$inferSelect']> {
  const rows: readonly Table['$inferSelect'][] = await db.insert(table).values(values).returning();
  const [row] = rows;
  if (!row) throw new Error('The insert returned no row');
  return row;
}

/** Moves the sequence above inserted ids: rows with given ids do not advance it. */
export const continueAbove = (tx: Transaction, table: string, column: string) =>
  tx.execute(sql`
    select setval(pg_get_serial_sequence(${table}, ${column}),
      (select max(${sql.identifier(column)}) from ${sql.identifier(table)}))`);

/** Reserves numbers of a table's sequence, so that rows can refer to each other before they are written. */
export async function reserve(tx: Transaction, table: string, column: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await readRows<{ next: string }>(tx)`
    select nextval(pg_get_serial_sequence(${table}, ${column}))::text as next from generate_series(1, ${count}::int)`;
  return rows.map(({ next }) => Number(next));
}
