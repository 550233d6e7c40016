'use client';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { ChartPanel, ColumnChart } from '@/components/chart/chart-panel';
import { ListScreen, type ListScreenProps } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { CashNote } from '@/components/sight/cash-note';
import { OpenedOrder } from '@/components/record/opened-order';
import { usePrefetch, lazyPart } from '@/components/ui/lazy-part';
import { opensDetails, type ReportRow } from '@/lib/lists/report/define';
import type { ComposedReport } from '@/lib/lists/report/endpoints';
import type { ReportList } from '@/lib/lists/report/list';
import { useOpened } from '@/components/address/use-opened';
import type { ListView } from '@/components/list/use-list-view';
import { useFormats } from '@/components/frame/use-formats';
import { ComparedNote, EarlierNote } from './compared-note';
import { FilterPanel } from './filter-panel';
import { useRememberedSort } from './remembered-sort';
import { ReportTabs } from './report-tabs';
import { ReportNote } from './report-note';

const DetailsDialog = lazyPart(() => import('./details-dialog').then((module) => module.DetailsDialog));
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
  const { details } = table.report;
  usePrefetch(...(details ? [DetailsDialog] : []));
  if (!details) return { open: undefined, dialog: null };
  const row = key === '' ? undefined : rows?.find((one) => String(table.keyOf(one)) === key);
  return {
    open: (one) => opensDetails(details, one) && show(table.keyOf(one)),
    dialog: row && opensDetails(details, row) && (
      <>
        <DetailsDialog
          key={key}
          table={table}
          details={details}
          row={row}
          view={view}
          onClose={close}
          onOrder={(number) => order.show(number)}
        />
        {details.order && <OpenedOrder order={order} />}
      </>
    ),
  };
}

type Frame = ListScreenProps<ComposedReport, ReportRow, ReportList['filters']>;
type Passed = 'drawn' | 'instead' | 'print' | 'rowMenu' | 'isMuted' | 'selected' | 'onSelect' | 'ref';

export interface ReportScreenProps extends Pick<Frame, 'looks'> {
  readonly table: ReportList;
}

/** Additions of a report to its screen. */
export interface ReportExtras extends Pick<Frame, Passed> {
  /** Further filter. */
  readonly choice?: ReactNode;
  /** Notes before (`note`) and after (`lastNote`) the others. */
  readonly note?: ReactNode;
  readonly lastNote?: ReactNode;
  readonly open?: ((row: ReportRow) => void) | undefined;
}

/** State of a report, in the order that the person has chosen before. */
export const useReport = (table: ReportList) => useRememberedSort(useList(table));

/** Report under the tabs of its section: filters, chart, table and totals. */
export const ReportScreen = (props: ReportScreenProps) => <ReportView {...props} list={useReport(props.table)} />;

/** Shows a report in the state `list`, which `ReportScreen` creates itself. */
export function ReportView(props: ReportScreenProps & ReportExtras & Pick<Frame, 'list'>) {
  const { table, choice, note, lastNote, open: openRow, ...frame } = props;
  const { section, report: definition } = table;
  const t = useTranslations();
  // Another tab may have a chart.
  usePrefetch(ColumnChart);
  const writing = useFormats();
  const { view, reply, rows, error } = frame.list;
  // The usual folder sold nothing in this hall: the whole menu is shown, and named.
  const shown = reply?.whole_menu ? { ...view, filters: { ...view.filters, category_id: 0 } } : view;
  const details = useDetails(table, { view: shown, rows });
  const open = details.open ?? openRow;
  const chart = useMemo(
    () => (reply ? (table.chart?.(reply, t, writing, view) ?? null) : null),
    [table, reply, t, writing, view],
  );
  const takings = Object.keys(definition.columns).find((key) => definition.columns[key]?.needs === 'takings');
  const openPoint = (index: number) => {
    const row = rows?.find((one) => table.keyOf(one) === chart?.points[index]?.key);
    if (row) open?.(row);
  };
  return (
    <ListScreen
      {...frame}
      heading={t(`sections.${section}`)}
      tabs={<ReportTabs section={section} part={definition.part} />}
      panel={
        table.chart &&
        !(error && !reply) && <ChartPanel id={table.id} chart={chart} {...(details.open && { onPoint: openPoint })} />
      }
      filters={
        <FilterPanel table={table} view={shown}>
          {choice}
        </FilterPanel>
      }
      notes={
        <>
          {note}
          <ComparedNote view={view} reply={reply} failed={error !== undefined} />
          <EarlierNote report={definition} period={view.period} reply={reply} />
          {reply?.whole_menu && <span>{t('reports.category.wholeMenu')}</span>}
          <ReportNote part={definition.part} />
          {takings && <CashNote reply={reply} sum={reply?.totals[takings]} />}
          {lastNote}
        </>
      }
      {...(open && { onOpen: open })}
    >
      {details.dialog}
    </ListScreen>
  );
}
