'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { CHART_PARTS, ChartPanel } from '@/components/chart/chart-panel';
import type { Looks } from '@/components/list/looks';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { CashNote } from '@/components/sight/cash-note';
import { usePrefetch, lazyPart } from '@/components/ui/lazy-part';
import type { ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { useOpened } from '@/components/address/use-opened';
import type { ListView } from '@/components/list/use-list-view';
import { findDetails } from '@/lib/sections/reports';
import { ComparedNote, EarlierNote } from './compared-note';
import { FilterPanel } from './filter-panel';
import { useRememberedSort } from './remembered-sort';
import { ReportTabs } from './report-tabs';
import { ReportNote } from './report-note';
import { useReportColumns } from './use-report-columns';

const DetailsDialog = lazyPart(() => import('./details-dialog').then((module) => module.DetailsDialog));
const OrderDialog = lazyPart(() => import('@/components/record/order-dialog').then((module) => module.OrderDialog));
const PARTS = [DetailsDialog];
const NONE: typeof PARTS = [];
/** URL parameter of the order that is opened from the details. */
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
function useDetails(table: ReportList, { view, rows }: Shown): UsedDetails {
  const { opened: key, show, close } = useOpened('details', ORDER);
  const order = useOpened('order');
  const details = findDetails(table);
  usePrefetch(...(details ? PARTS : NONE));
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

/** Additions of a report to its screen. */
export interface ReportExtras {
  /** Further filter. */
  readonly choice?: ReactNode;
  /** Replaces the table. */
  readonly instead?: ReactNode;
  /** Replaces the print links. */
  readonly print?: ReactNode;
  readonly open?: ((row: ReportRow) => void) | undefined;
}

export interface ReportScreenProps {
  readonly table: ReportList;
  readonly looks?: Looks<ReportRow> | undefined;
}

/** Report under the tabs of its section: filters, chart, table and totals. */
export function ReportScreen({
  table,
  looks,
  choice,
  instead,
  print,
  open: openRow,
}: ReportScreenProps & ReportExtras) {
  const { section, report: definition } = table;
  const t = useTranslations();
  // Another tab may have a chart.
  usePrefetch(...CHART_PARTS);
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const report = useRememberedSort(useList(table));
  const { view, reply } = report;
  // The usual folder sold nothing in this hall: the whole menu is shown, and named.
  const shown = reply?.whole_menu ? { ...view, filters: { ...view.filters, category_id: 0 } } : view;
  const columns = useReportColumns(table, view, looks);
  const details = useDetails(table, { view: shown, rows: report.rows });
  const open = details.open ?? openRow;
  const chart = useMemo(
    () => (report.reply ? (table.chart?.(report.reply, t, { locale, timeZone }, view) ?? null) : null),
    [table, report.reply, t, locale, timeZone, view],
  );
  const takings = Object.keys(definition.columns).find((key) => definition.columns[key]?.needs === 'takings');
  const openPoint = (index: number) => {
    const row = report.rows?.find((one) => table.keyOf(one) === chart?.points[index]?.key);
    if (row) open?.(row);
  };
  return (
    <ListScreen
      list={report}
      columns={columns}
      heading={t(`sections.${section}`)}
      tabs={<ReportTabs section={section} part={definition.part} />}
      panel={
        table.chart &&
        !(report.error && !report.reply) && (
          <ChartPanel id={table.id} chart={chart} {...(details.open && { onPoint: openPoint })} />
        )
      }
      instead={instead}
      print={print}
      filters={
        <FilterPanel table={table} view={shown}>
          {choice}
        </FilterPanel>
      }
      notes={
        <>
          <ComparedNote view={view} reply={report.reply} failed={report.error !== undefined} />
          <EarlierNote report={definition} period={view.period} reply={report.reply} />
          {reply?.whole_menu && <span>{t('reports.category.wholeMenu')}</span>}
          <ReportNote part={definition.part} />
          {takings && <CashNote reply={report.reply} sum={report.reply?.totals[takings]} />}
        </>
      }
      {...(open && { onOpen: open })}
    >
      {details.dialog}
    </ListScreen>
  );
}
