'use client';
import type { ReactNode } from 'react';
import { useOpened } from '@/components/address/use-opened';
import type { ListView } from '@/components/list/use-list-view';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { findDetails } from '@/lib/sections/reports';

const DetailsDialog = lazyPart(() => import('./details-dialog').then((module) => module.DetailsDialog));
const OrderDialog = lazyPart(() => import('@/components/record/order-dialog').then((module) => module.OrderDialog));
const PARTS = [DetailsDialog];
const NONE: typeof PARTS = [];
/** Parameter of the order that details open. */
const ORDER = ['order'];

interface Shown {
  readonly view: Pick<ListView, 'period' | 'filters'>;
  readonly rows: readonly ReportRow[] | undefined;
}

interface UsedDetails {
  /** Opens the details of a row; undefined if the report has none. Rows without details stay closed. */
  readonly open: ((row: ReportRow) => void) | undefined;
  readonly dialog: ReactNode;
}

/** Details of a report's row: its key in the address, and the dialog. */
export function useDetails(table: ReportList, { view, rows }: Shown): UsedDetails {
  const { opened: key, show, close } = useOpened('details', ORDER);
  const order = useOpened('order');
  const details = findDetails(table);
  usePrefetch(details ? PARTS : NONE);
  if (!details) return { open: undefined, dialog: null };
  const row = key === '' ? undefined : rows?.find((one) => String(table.keyOf(one)) === key);
  const opened = details.order ? order.openedId : null;
  return {
    open: (one) => details.opens(one) && show(table.keyOf(one)),
    dialog: row && details.opens(row) && (
      <>
        <DetailsDialog
          key={key}
          details={details}
          row={row}
          view={view}
          onClose={close}
          onOrder={(number) => order.show(number)}
        />
        {opened !== null && (
          <OrderDialog
            orderNumber={opened}
            onClose={order.close}
            onNumber={(number) => order.show(number, { replace: true })}
          />
        )}
      </>
    ),
  };
}
