import { asc, gte } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import { countsOf, positionsOn, type Position } from '@/lib/domain/pending-replay';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { pendingOperations } from '../db/schema';

/** An unpaid table: count of each dish, and when it was first served. */
export interface TableNow {
  readonly place_id: number;
  readonly table: string;
  readonly since: Date;
  readonly dishes: ReadonlyMap<number, number>;
  /** The same by the price of a piece when it was added, in satang. */
  readonly positions: readonly Position[];
}

/** Tables of the current business day in `zone` with positions, longest open first. */
export async function tablesNow(db: Pick<Database['db'], 'select'>, zone: string): Promise<TableNow[]> {
  const start = boundsOf({ period_id: 0 }, Math.floor(Date.now() / 1000), zone).start ?? 0;
  const rows = await db
    .select()
    .from(pendingOperations)
    .where(gte(pendingOperations.operation_time, new Date(start * 1000)))
    .orderBy(asc(pendingOperations.operation_id));
  const tables = [...groupBy(rows, ({ place_id, table }) => `${place_id} ${table}`).values()].flatMap((operations) => {
    const [first] = operations;
    const positions = positionsOn(
      operations.map(({ menu_id, count, operation, operation_time, price }) => {
        return { productid: menu_id, count, operation, price, time: Math.floor(operation_time.getTime() / 1000) };
      }),
      start,
    );
    if (!first || positions.length === 0) return [];
    const { place_id, table, operation_time: since } = first;
    return [{ place_id, table, since, positions, dishes: countsOf(positions) }];
  });
  return tables.toSorted((a, b) => a.since.getTime() - b.since.getTime());
}
