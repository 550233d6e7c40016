'use client';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Arrivals, ArrivingArea } from '@/components/frame/arriving';
import { PageHeader } from '@/components/frame/page-header';
import { PeriodSelector } from '@/components/period/period-selector';
import { cx, layout } from '@/components/ui/classes';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ALL_TIME } from '@/lib/domain/venue-time';
import { narrowingFilters, type AddressFilters, type AddressValues } from '@/lib/lists/filters';
import { figuresOf } from '@/lib/lists/report/define';
import { labelOf } from '@/lib/lists/list';
import { EmptyList } from './empty-list';
import { ExportMenu, PrintMenu } from './list-menus';
import { ListFoot } from './list-foot';
import { ListTable, type ListTableProps } from './list-table';
import classes from './list-screen.module.css';
import { TotalsBlock } from './totals-block';

const compares = (filters: Readonly<Record<string, unknown>>): boolean => (filters['compare'] ?? 'none') !== 'none';

/** Usual values of filters. */
const usualOf = <F extends AddressFilters>(filters: F, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, filters[name]?.usual])) as Partial<AddressValues<F>>;

export interface ListScreenProps<E extends Endpoint, Row extends object, F extends AddressFilters> extends Omit<
  ListTableProps<E, Row, F>,
  'empty' | 'totals'
> {
  /** Filters beside the period. */
  readonly filters?: ReactNode;
  /** Heading in place of the list's title, for lists under tabs. */
  readonly heading?: string;
  /** Tabs below the head. */
  readonly tabs?: ReactNode;
  /** Explanations of the figures, below the list. */
  readonly notes?: ReactNode;
  /** Side panel. It is below the list on a phone; with `below` on a laptop too, where a wide table has no room beside it. */
  readonly aside?: { readonly content: ReactNode; readonly place: 'last' | 'below' } | undefined;
  /** Between head and table: balances, a chart, printing of sums. */
  readonly panel?: ReactNode;
  /** Replaces table and pages with another view of the same rows. */
  readonly instead?: ReactNode;
  /** Actions before print and export. */
  readonly actions?: ReactNode;
  /** Replaces the print links. */
  readonly print?: ReactNode;
  /** Further text of an empty list. */
  readonly emptyText?: string;
  /** Dialogs of the screen. */
  readonly children?: ReactNode;
}

/** Frame of every list and report: title, actions, period, filters, table, totals, pages. */
export function ListScreen<E extends Endpoint, Row extends object, F extends AddressFilters>(
  props: ListScreenProps<E, Row, F>,
) {
  const { list, heading, aside, panel, instead, ...more } = props;
  const { filters, tabs, notes, actions, print, emptyText, children, ...tableProps } = more;
  const { table, view, rows, reply, error } = list;
  const t = useTranslations();
  const title = labelOf(table.title, t);
  const { totals } = table;
  const hiding = narrowingFilters(table.filters, view.filters);
  const lines = totals && !totals.heads ? totals.lines : undefined;
  const foot = useMemo(
    () =>
      lines?.map((line) => ({
        key: line.key,
        label: labelOf(line.label, t),
        cells: reply && figuresOf(line.cells(reply, rows ?? [])),
        ...(line.decimals !== undefined && { decimals: line.decimals }),
      })),
    [lines, reply, rows, t],
  );
  // A press shows in the head at once; rows and totals, which take longer to render, follow.
  const shownTable = useDeferredValue(
    <ListTable
      {...tableProps}
      list={list}
      totals={foot}
      empty={
        <EmptyList
          text={emptyText}
          onUnfilter={hiding.length > 0 ? () => view.setFilters(usualOf(table.filters, hiding)) : undefined}
          onAllTime={
            table.period && view.period.period_id !== ALL_TIME
              ? () => view.setPeriod({ period_id: ALL_TIME })
              : undefined
          }
        />
      }
    />,
  );
  const shownTotals = useDeferredValue(
    totals?.heads && (reply !== undefined || !error) && (
      <TotalsBlock totals={totals} reply={reply} compared={compares(view.filters)} />
    ),
  );
  return (
    <Arrivals>
      <div className={cx(layout.screen, classes['screen'])} data-compared={compares(view.filters) || undefined}>
        <PageHeader
          title={title}
          {...(heading && { heading })}
          actions={
            <>
              {actions}
              {list.isReady && (
                <>
                  {(rows?.length !== 0 && print) || (
                    <PrintMenu table={table.id} narrowing={view.narrowing} empty={rows?.length === 0} />
                  )}
                  <ExportMenu table={table.id} narrowing={view.narrowing} />
                </>
              )}
            </>
          }
        >
          {table.period && <PeriodSelector value={view.period} onChange={view.setPeriod} />}
          {filters}
        </PageHeader>
        {tabs}
        <ArrivingArea className={cx(layout.screen, classes['body'])} data-aside={aside?.place}>
          <div className={cx(layout.screen, classes['main'])}>
            <div className={cx(layout.screen, classes['upper'])}>
              {panel && <div className={classes['panel']}>{panel}</div>}
              {instead ?? <div className={cx(layout.screen, classes['table'])}>{shownTable}</div>}
            </div>
            <div className={classes['end']}>
              <div className={classes['totals']}>{shownTotals}</div>
              {!instead && (
                <ListFoot
                  view={view}
                  sizes={table.counts}
                  total={list.total}
                  reading={list.reading}
                  currentAt={list.currentAt}
                >
                  {notes}
                </ListFoot>
              )}
            </div>
          </div>
          {aside && <aside className={classes['aside']}>{aside.content}</aside>}
        </ArrivingArea>
        {children}
      </div>
    </Arrivals>
  );
}
