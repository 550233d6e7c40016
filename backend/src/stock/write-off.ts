import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../http/command';
import { requireStockItem } from './find';
import { book } from './ledger';

interface WriteOff {
  readonly item_id: number;
  readonly quantity: number;
  readonly reason: string;
  /** 1 writes off, or recharges a negative quantity; 2 books a shortfall. */
  readonly type: 1 | 2;
}

/** Books a write-off or shortfall with its reason. @throws ProblemError 1 for a quantity that books nothing. */
export async function writeOff(
  tx: Transaction,
  userId: number,
  { item_id, quantity, reason, type }: WriteOff,
): Promise<void> {
  await requireStockItem(tx, item_id);
  if (type === 2 ? quantity <= 0 : quantity === 0) throw refusal('nothingToWriteOff', 'quantity');
  const kind = type === 2 ? 'shortfall' : quantity > 0 ? 'write_off' : 'recharge';
  await book(tx, [{ item_id, kind, quantity: -quantity, description: reason, user_id: userId }]);
}
