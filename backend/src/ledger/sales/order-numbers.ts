import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { readOne } from '../../db/rows';

/**
 * Takes the next order numbers from the counter. A transaction that does not commit returns them, so a refused payment
 * leaves no gap; until it ends, others that need a number wait.
 */
export async function takeOrderNumbers(tx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { last } = await readOne<{ last: number }>(tx)`
    update order_counter set last_number = last_number + ${count}::int returning last_number as last`;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** Returns the numbers above `used` to the counter, unless later ones were taken meanwhile. `taken` are consecutive. */
export async function returnOrderNumbers(tx: Transaction, taken: readonly number[], used = 0): Promise<void> {
  const [first = 0] = taken;
  await tx.execute(sql`
    update order_counter set last_number = ${first - 1 + used}::int where last_number = ${taken.at(-1) ?? 0}::int`);
}
