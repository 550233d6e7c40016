import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/open';
import { readOne } from '../db/rows';

/** Reserves `count` numbers of a table, above those chosen by hand, and returns the first. */
export async function reserve(tx: Transaction, table: 'menu_items' | 'stock_items', count: number): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(${table}, 'item_id')`;
  const taken = sql`greatest(nextval(${sequence}) - 1, (select max(item_id) from ${sql.identifier(table)}))`;
  const { last } = await readOne<{ last: number }>(
    tx,
  )`select setval(${sequence}, ${taken} + ${count}::int)::float8 as last`;
  return last - count + 1;
}

/** Real numbers of new rows, which a plan numbers -1, -2, … downwards. */
export function numberedFrom(first: number) {
  const real = (id: number): number => (id < 0 ? first - 1 - id : id);
  return {
    real,
    /** Real numbers of a planned row and its folder. */
    numbered: ({ item_id, parent_id }: { item_id: number; parent_id: number | null }) => ({
      item_id: real(item_id),
      parent_id: parent_id === null ? null : real(parent_id),
    }),
  };
}
export type Numbers = ReturnType<typeof numberedFrom>;
