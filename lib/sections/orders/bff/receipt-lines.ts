import type { Receipt, ShortOrder } from '../contract/orders';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { toBaht, toSatang } from '@/lib/domain/money';
import { RECEIPT_GUEST, subtotalOf } from '../rules/receipt';

/** Whether a shortlist already has the contents of its receipts, as on a legacy server. */
export const hasContents = (orders: readonly ShortOrder[]): boolean => orders.every(({ content }) => content);

/**
 * Receipt of an order in a legacy server's shortlist. The total is what was paid; missing figures are computed from it.
 * @throws ProblemError 1004 for an order without contents.
 */
export function receiptOf({ order_number, time, paidsum, ...rest }: ShortOrder): Receipt {
  const { table = '', guest = RECEIPT_GUEST, content } = rest;
  if (!content) throw new ProblemError(CODE.drift, `Order ${order_number} came without its contents`);
  const total = toSatang(paidsum);
  const price = content.reduce((sum, line) => sum + toSatang(line.price), 0);
  const { discount = toBaht(Math.max(0, price - total)) } = rest;
  return {
    order_number,
    time,
    table,
    guest,
    content,
    discount,
    total: toBaht(total),
    subtotal: toBaht(subtotalOf(total)),
  };
}
