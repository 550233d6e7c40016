import { sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import { unixOf } from '../../db/time';
import { openLedger } from '../../ledger/stock/ledger';
import { advance } from './counting';
import { lineRows } from './repository';
import { countedOf, isStale } from './to-wire';

interface Approval {
  readonly count_id: number;
  /** Items whose shortfall was written off on purpose. */
  readonly write_off: readonly number[];
  /** Time of the submission that the caller saw, in Unix seconds. */
  readonly submitted_time?: number | undefined;
}

/**
 * Books the result of a submitted count on top of the current books: missing stock as shortfall or write-off, surplus
 * as recharge. Every counted item keeps the time of the count.
 * @throws ProblemError 3 for the user who submitted it, 5 unless it is still submitted, at `submitted_time`.
 */
export async function approve(
  tx: Transaction,
  userId: number,
  { count_id, write_off, submitted_time }: Approval,
): Promise<void> {
  // Comes first: the second of two concurrent approvals waits here and is then refused.
  const count = await advance(tx, count_id, ['submitted'], {
    status: 'approved',
    closed_by: userId,
    closed_time: new Date(),
  });
  if (submitted_time !== undefined && (!count.submitted_time || unixOf(count.submitted_time) !== submitted_time))
    throw refusal('countMovedOn', 'count_id');
  if (count.submitted_by === userId) throw refusal('secondPersonApproves', 'count_id');
  const rows = (await lineRows(tx, count_id)).filter((row) => row.line.counted !== null && !isStale(row));
  const moves = rows
    .flatMap((row) => countedOf(row) ?? [])
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => a.item_id - b.item_id);
  // All counted items in one order, because each is updated at the end.
  const ledger = await openLedger(
    tx,
    rows.map(({ line }) => line.item_id),
  );
  const note = { kind: 'counted', args: { id: count_id, name: count.name } } as const;
  for (const { item_id, difference, amount } of moves) {
    const lacks = write_off.includes(item_id) ? 'write_off' : 'shortfall';
    const kind = difference < 0 ? lacks : 'recharge';
    ledger.move({
      item_id,
      kind,
      quantity: difference,
      amount: Math.abs(amount),
      user_id: userId,
      count_id,
      note,
    });
  }
  await ledger.write();
  await tx.execute(sql`
    update stock_items i set last_counted = greatest(i.last_counted, l.counted_time)
    from stock_count_lines l
    where l.count_id = ${count_id} and l.item_id = i.item_id and l.counted is not null
      and i.removed_at is null and i.measure_id = l.measure_id`);
}
