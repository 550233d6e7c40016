import type { Looks } from '@/components/list/looks';
import type { Order } from '@/lib/sections/orders/contract/orders';
import { formatMoney } from '@/lib/domain/format';
import { paymentKind } from '@/lib/sections/orders/lists/orders';

/** Change of the cashbox above which it is bold. */
const NOTABLE = 0.001;

export const isCancelled = ({ cancelled_time }: Order): boolean => cancelled_time != null;

/** Looks of the columns; a cancelled or imported order has a mark beside its number. */
export const LOOKS: Looks<Order> = {
  order_number: {
    pinned: true,
    fixed: true,
    width: 140,
    cell: (order, words) => ({
      struck: isCancelled(order),
      note: isCancelled(order) ? words('orders.cancelled') : order.source ? words('orders.imported') : undefined,
    }),
  },
  // A phone shows number, time, paid sum and payment.
  cashier_name: { wideOnly: true },
  table: { priority: 'low' },
  discount: { wideOnly: true },
  discount_percent: { wideOnly: true },
  balancebefore: { wideOnly: true },
  balanceafter: {
    wideOnly: true,
    cell: ({ balancebefore = 0, balanceafter = 0 }) => ({ strong: Math.abs(balanceafter - balancebefore) > NOTABLE }),
  },
  paid_type: {
    width: 120,
    cell: (order, words, { locale }) => {
      const { paid_cash = 0, paid_card = 0 } = order;
      const sums = { cash: formatMoney(paid_cash, locale), card: formatMoney(paid_card, locale) };
      return paymentKind(order) === 'mixed' ? { title: words('record.order.paidTypes.mixed', sums) } : {};
    },
  },
};
