import { formatTime } from '@/lib/domain/format';
import { groupBy } from '@/lib/domain/group-by';
import { toSatang } from '@/lib/domain/money';
import type { ShortOrder } from '../contract/orders';

export type Selectable = Pick<ShortOrder, 'order_number' | 'time' | 'paidsum' | 'paid_type'>;

/** Cash orders are taken only while more than one twentieth (5 %) of the target is open. */
const CASH_SHARE = 20;

/** Orders by day of the month, each day's in ascending order of the sum. */
function byDay<Order extends Selectable>(orders: readonly Order[], zone: string): Order[][] {
  const ascending = orders.toSorted(
    (a, b) => a.paidsum - b.paidsum || a.time - b.time || a.order_number - b.order_number,
  );
  const days = groupBy(ascending, ({ time }) => Number(formatTime(time, zone).slice(0, 2)));
  return [...days].toSorted(([a], [b]) => a - b).map(([, day]) => day);
}

/** Takes one order of each day in turn while it fits. A day whose next order does not fit is done. */
function takeInTurn<Order extends Selectable>(
  days: readonly Order[][],
  room: number,
): { taken: Order[]; left: number } {
  const taken: Order[] = [];
  let left = room;
  let open = days;
  for (let round = 0; open.length > 0; round += 1) {
    open = open.filter((day) => {
      const order = day[round];
      if (!order || toSatang(order.paidsum) > left) return false;
      taken.push(order);
      left -= toSatang(order.paidsum);
      return true;
    });
  }
  return { taken, left };
}

/**
 * Chooses the orders whose receipts are printed, up to `target` in baht (all for null; docs/domain.md, Orders and
 * receipts). Card orders come first; cash and mixed orders follow while more than 5 % of the target remains. Days of
 * the month take turns, smallest sum first. Orders that brought no money have no receipt.
 */
export function selectReceipts<Order extends Selectable>(
  orders: readonly Order[],
  target: number | null,
  zone: string,
): Order[] {
  const once = [...new Map(orders.map((order) => [order.order_number, order])).values()];
  const paid = once.filter(({ paidsum }) => toSatang(paidsum) > 0);
  const of = (card: boolean) =>
    byDay(
      paid.filter(({ paid_type }) => (paid_type === 'card') === card),
      zone,
    );
  const sum = target === null ? Infinity : toSatang(target);
  const { taken, left } = takeInTurn(of(true), sum);
  if (target !== null && left * CASH_SHARE <= sum) return taken;
  return [...taken, ...takeInTurn(of(false), left).taken];
}
