import { refusal } from '@/lib/contract/refusals';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { requireVersion } from '../../db/history';
import type { Transaction } from '../../db/open';
import { stockItems } from '../../db/schema';
import { liesIn } from '../../db/tree';
import { advanceVersion, requireMeasure, requireStockItem } from '../../ledger/stock/find';
import { openLedger } from '../../ledger/stock/ledger';
import { requireWhole, requireWholeLeaving } from '../../ledger/stock/pieces';
import type { InputOf } from '@/lib/contract/endpoint';
import type { transferStock } from '@/lib/sections/stock/contract/edit';

/**
 * Turns a quantity of the source into the same quantity of a target in the Brew folder, at its value.
 * @param seesHeld whether the person may be told how much the source holds
 * @throws ProblemError 1 for a target outside the folder, more than the source holds or a part of a piece, 2 for an
 * unknown item, 5 when the source was changed since `version`
 */
export async function transfer(
  tx: Transaction,
  userId: number,
  { source_id, target_id, quantity, version }: InputOf<typeof transferStock>['body'],
  seesHeld = true,
): Promise<void> {
  if (source_id === target_id) throw refusal('transferToItself', 'target_id');
  const ledger = await openLedger(tx, [source_id, target_id]);
  const source = await requireStockItem(tx, source_id, 'source_id');
  requireVersion(source, version);
  const target = await requireStockItem(tx, target_id, 'target_id');
  if (!(await liesIn(tx, stockItems, target_id, BREW_FOLDER))) throw refusal('targetOutsideBrew', 'target_id');
  const { quantity: held } = ledger.holding(source_id);
  if (held < quantity && !seesHeld) throw refusal('sourceHoldsTooLittle', 'quantity');
  if (held < quantity)
    throw refusal('sourceHoldsLess', 'quantity', {
      held,
      measure: await requireMeasure(tx, source.measure_id ?? 0, 'source_id'),
    });
  requireWholeLeaving(source.measure_id, quantity, seesHeld ? held : undefined);
  requireWhole(target.measure_id, quantity, 'quantity');
  const columns = { user_id: userId };
  const { amount } = ledger.move({
    ...columns,
    item_id: source_id,
    kind: 'transfer_out',
    quantity: -quantity,
    note: { kind: 'movedTo', args: { id: target_id, name: target.name } },
  });
  ledger.move({
    ...columns,
    item_id: target_id,
    kind: 'transfer_in',
    quantity,
    amount,
    note: { kind: 'movedFrom', args: { id: source_id, name: source.name } },
  });
  await ledger.write();
  await advanceVersion(tx, source_id);
}
