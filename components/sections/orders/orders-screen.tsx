'use client';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { useOpened } from '@/components/address/use-opened';
import { LazyOrderDialog, OpenedOrder } from '@/components/record/opened-order';
import type { OrderTask } from '@/components/record/order-actions';
import { ListScreen } from '@/components/list/list-screen';
import { CashNote } from '@/components/sight/cash-note';
import { useList } from '@/components/list/use-list';
import { ActionIcon } from '@/components/ui/action-icon';
import { usePrefetch } from '@/components/ui/lazy-part';
import { getOrder } from '@/lib/sections/orders/contract/orders';
import { askAhead } from '@/lib/api/ask-ahead';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import { isCancelled, LOOKS } from './order-looks';
import { CashierFilter, OrderNumberField } from './order-filters';
import classes from './orders.module.css';
import { RECEIPT_TOOLS, ReceiptPanel } from './receipt-panel';
import { useOrderMenu } from './use-order-menu';

/** Orders of a period: list, dialog of one order, and prints. */
export function OrdersScreen({ isLocalhost }: { readonly isLocalhost: boolean }) {
  const t = useTranslations('orders');
  usePrefetch(LazyOrderDialog);
  const list = useList(ordersList);
  const opened = useOpened('order');
  const [task, setTask] = useState<OrderTask>();
  // The window is rendered after the frame that answers the press.
  const open = useDeferredValue(opened.openedId);
  const show = (number: number, begin?: OrderTask) => {
    setTask(begin);
    askAhead(getOrder, { params: { id: number } });
    opened.show(number);
  };
  const { view } = list;
  const [tools, setTools] = useState(false);
  const { cashier_id } = view.filters;
  return (
    <ListScreen
      list={list}
      looks={LOOKS}
      isMuted={isCancelled}
      rowMenu={useOrderMenu(show)}
      onOpen={({ order_number }) => show(order_number)}
      emptyText={t('empty')}
      notes={<CashNote reply={list.reply} sum={list.reply?.totals.total_cash} />}
      actions={
        <ActionIcon
          size={40}
          className={classes['tools']}
          aria-label={t('receiptTools')}
          title={t('receiptTools')}
          aria-expanded={tools}
          aria-controls={RECEIPT_TOOLS}
          onClick={() => setTools(!tools)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
      filters={
        <>
          <CashierFilter value={cashier_id} onChange={(chosen) => view.setFilters({ cashier_id: chosen })} />
          <OrderNumberField onOpen={(number) => show(number)} />
        </>
      }
      panel={
        <ReceiptPanel
          period={view.period}
          cashierId={cashier_id}
          narrowing={view.narrowing}
          orders={list.total}
          isLocalhost={isLocalhost}
          folded={!tools}
        />
      }
    >
      <OpenedOrder order={{ ...opened, openedId: open }} changes task={task} />
    </ListScreen>
  );
}
