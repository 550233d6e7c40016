import { asc } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import type { Position } from '@/lib/sections/orders/rules/pending-replay';
import type { Database } from '../db/open';
import { pendingOperations } from '../db/schema';
import { tableOf } from '../pos/open-table';

/** An unpaid table: count of each dish, and when it was first served. */
export interface TableNow {
  readonly place_id: number;
  readonly table: string;
  readonly since: Date;
  readonly dishes: ReadonlyMap<number, number>;
  /** The same by the price of a piece when it was added, in satang. */
  readonly positions: readonly Position[];
}

/** Tables with positions, longest open first. What is unpaid stays on its table, whatever day it was ordered on. */
export async function tablesNow(db: Pick<Database['db'], 'select'>): Promise<TableNow[]> {
  const rows = await db.select().from(pendingOperations).orderBy(asc(pendingOperations.operation_id));
  const tables = [...groupBy(rows, ({ place_id, table }) => `${place_id} ${table}`).values()].flatMap((operations) => {
    const { counts: dishes, positions, since } = tableOf(operations);
    const [first] = operations;
    return first && since ? [{ place_id: first.place_id, table: first.table, since, positions, dishes }] : [];
  });
  return tables.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}
