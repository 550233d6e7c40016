import { IconArrowsExchange, IconListDetails, IconReceiptOff, type TablerIcon } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { OrderTask } from '@/components/record/order-actions';
import { useMayVoid } from '@/components/record/use-may-void';
import { useMay } from '@/components/sight/offers';
import type { RowMenu } from '@/components/table/data-table';
import { menuAction, menuOf } from '@/components/ui/menu';
import type { Order } from '@/lib/sections/orders/contract/orders';
import { transferExpense } from '@/lib/sections/expenses/contract';

/** Whether an order can be changed at all. A legacy server, which has no `paid_cash`, does not say what it paid. */
const canChange = ({ cancelled_time, source, paid_cash }: Order): boolean =>
  cancelled_time == null && !source && paid_cash !== undefined;

/** Menu of a row: the order, its way of payment, and taking it back. */
export function useOrderMenu(show: (order: number, task?: OrderTask) => void): RowMenu<Order> | undefined {
  const t = useTranslations();
  const may = useMay();
  const isVoidable = useMayVoid();
  if (!may(transferExpense)) return undefined;
  return {
    label: t('orders.actions'),
    of: (order) => {
      const { order_number, time, paid_type } = order;
      const mayPay = canChange(order) && paid_type !== 'others';
      const mayVoid = canChange(order) && isVoidable(time, Date.now() / 1000);
      const entry = (key: OrderTask | 'open', label: string, icon: TablerIcon) => ({
        ...menuAction(key, label, icon, () => show(order_number, key === 'open' ? undefined : key)),
        danger: key === 'void',
      });
      return menuOf(t('record.order.title', { number: String(order_number) }), {
        order: [
          entry('open', t('orders.open'), IconListDetails),
          mayPay && entry('payment', t('record.payment.action'), IconArrowsExchange),
          mayVoid && entry('void', t('record.void.action'), IconReceiptOff),
        ],
      });
    },
  };
}
