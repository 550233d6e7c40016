import { sql } from 'drizzle-orm';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { recordNumber } from '@/lib/domain/record-number';
import type { Transaction } from '../http/command';
import { openLedger } from '../stock/ledger';
import { advance } from './counting';
import { lineRows } from './repository';
import { countedOf, isStale } from './to-wire';

interface Approval {
  readonly count_id: number;
  /** Items of which what lacks was written off on purpose. */
  readonly write_off: readonly number[];
}

/**
 * Books what a submitted count found: what lacks as shortfall or write-off, what is over as recharge, each on top of
 * whatever the books hold by now; and notes on every counted item when that was.
 * @throws ProblemError 3 for whoever submitted it, 5 unless it is still submitted
 */
export async function approve(tx: Transaction, userId: number, { count_id, write_off }: Approval): Promise<void> {
  // Before anything is read: of two who approve at once, the second waits here and then finds it done.
  const count = await advance(tx, count_id, ['submitted'], {
    status: 'approved',
    closed_by: userId,
    closed_time: new Date(),
  });
  if (count.submitted_by === userId)
    throw new ProblemError(CODE.forbidden, 'A second person approves what the first has submitted', 'count_id');
  const rows = (await lineRows(tx, count_id)).filter((row) => row.line.counted !== null && !isStale(row));
  const moves = rows
    .flatMap((row) => countedOf(row) ?? [])
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => a.item_id - b.item_id);
  // All that was counted, in one order: each is noted at the end.
  const ledger = await openLedger(
    tx,
    rows.map(({ line }) => line.item_id),
  );
  const description = `Инвентаризация ${recordNumber(count_id)}: ${count.name}`;
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
      description,
    });
  }
  await ledger.write();
  await tx.execute(sql`
    update stock_items i set last_counted = greatest(i.last_counted, l.counted_time)
    from stock_count_lines l
    where l.count_id = ${count_id} and l.item_id = i.item_id and l.counted is not null
      and i.removed_at is null and i.measure_id = l.measure_id`);
}
