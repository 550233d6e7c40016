import { CODE, ProblemError } from '@/lib/contract/problem';
import { BREW_FOLDER } from '@/lib/domain/brew';
import type { Transaction } from '../http/command';
import { liesBelow, requireStockItem } from './find';
import { openLedger } from './ledger';

interface Transfer {
  readonly source_id: number;
  readonly target_id: number;
  readonly quantity: number;
}

/**
 * Turns a quantity of the source into as much of a target in the Brew folder, at what it is worth.
 * @throws ProblemError 1 for a target elsewhere or more than the source holds, 2 for what is no item
 */
export async function transfer(
  tx: Transaction,
  userId: number,
  { source_id, target_id, quantity }: Transfer,
): Promise<void> {
  if (source_id === target_id) throw new ProblemError(CODE.badRequest, 'Source and target are one item', 'target_id');
  const ledger = await openLedger(tx, [source_id, target_id]);
  const source = await requireStockItem(tx, source_id, 'source_id');
  const target = await requireStockItem(tx, target_id, 'target_id');
  if (!(await liesBelow(tx, target_id, BREW_FOLDER)))
    throw new ProblemError(CODE.badRequest, 'The target does not lie in the Brew folder', 'target_id');
  if (ledger.holding(source_id).quantity < quantity)
    throw new ProblemError(CODE.badRequest, 'The source holds less', 'quantity');
  const columns = { user_id: userId };
  const { amount } = ledger.move({
    ...columns,
    item_id: source_id,
    kind: 'transfer_out',
    quantity: -quantity,
    description: `В #${target_id} ${target.name}`,
  });
  ledger.move({
    ...columns,
    item_id: target_id,
    kind: 'transfer_in',
    quantity,
    amount,
    description: `Из #${source_id} ${source.name}`,
  });
  await ledger.write();
}
