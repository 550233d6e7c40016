'use client';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { ExportMenu, PrintMenu } from '@/components/list/list-menus';
import { TotalsBlock } from '@/components/list/totals-block';
import { useListColumns } from '@/components/list/use-list-columns';
import type { ListView } from '@/components/list/use-list-view';
import { DataTable } from '@/components/table/data-table';
import { useSeenTable } from '@/components/sight/use-seen-table';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { useEveryPage } from '@/lib/api/use-every-page';
import { sortBy } from '@/lib/domain/sort-by';
import { detailsList } from '@/lib/lists/report/details';
import type { Details, ReportRow } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import { findReportList } from '@/lib/sections/reports';
import { narrowingParams } from '@/lib/lists/view';
import { useFormats } from '@/components/frame/use-formats';
import classes from './details-dialog.module.css';

interface DetailsDialogProps {
  table: ReportList;
  /** Details as the report defines them. */
  details: Details;
  /** Row of the report whose details are shown. */
  row: ReportRow;
  view: Pick<ListView, 'period' | 'filters'>;
  onClose: () => void;
  /** Opens the order of a row, if rows have one. */
  onOrder?: ((orderNumber: number) => void) | undefined;
}

/** Details of a row of a report with totals, sortable, with files and paper. */
export function DetailsDialog({ table, details: definition, row, view, onClose, onOrder }: DetailsDialogProps) {
  const { section, report } = table;
  // `useSeenTable` removes what the reader may not see, from the whole list.
  const whole = findReportList(section, report.part) ?? table;
  const details = useSeenTable(useMemo(() => detailsList(whole, definition), [whole, definition]));
  const t = useTranslations();
  const writing = useFormats();
  // An order keeps its number on a phone.
  const looks = useMemo(() => (details.order ? { [details.order]: { pinned: true } } : undefined), [details.order]);
  const columns = useListColumns(details, looks);
  const [sort, setSort] = useState(details.sort);
  const filters = useMemo(() => details.filtersOf(row, view.filters), [details, row, view.filters]);
  const base = { period: view.period, filters, page: 1, count: 'all' as const, sort };
  // The request ignores the chosen order: the dialog sorts the rows itself.
  const every = useEveryPage(details, { ...base, sort: details.sort });
  const { first, rows: all, complete, error, isValidating, mutate } = every;
  const rows = useMemo((): ReportRow[] | undefined => {
    const told: readonly ReportRow[] | undefined =
      all && (details.arranged?.(all, { filters, sort }, { words: t, ...writing }) ?? all);
    return told && (sort ? sortBy<ReportRow>(told, sort) : [...told]);
  }, [all, details, filters, sort, t, writing]);
  const title = details.titleOf(row, t, writing);
  const narrowing = new URLSearchParams(narrowingParams(details, base)).toString();
  return (
    <Dialog title={title} layout="detail" size="64rem" onClose={onClose}>
      <div className={cx(layout.screen, classes['rows'])} aria-busy={!complete && !error}>
        <DataTable
          id={details.id}
          label={title}
          columns={columns}
          rows={rows}
          getKey={(one) => details.keyOf(one)}
          {...(sort && { sort, onSortChange: setSort })}
          {...(details.order && onOrder && { onOpen: (one: ReportRow) => onOrder(Number(one[details.order ?? ''])) })}
          empty={<EmptyState icon={<IconListDetails />} title={t('report.empty')} />}
          error={loadProblem(t('report.failed'), { error, data: rows, mutate, isValidating })}
        />
      </div>
      {details.totals && (first || !error) && <TotalsBlock totals={details.totals} reply={first} />}
      <div className={cx(layout.row, classes['foot'])}>
        <PrintMenu table={details.id} narrowing={narrowing} inDialog empty={rows?.length === 0} />
        <ExportMenu table={details.id} narrowing={narrowing} inDialog />
        <Button className={classes['ok'] ?? ''} data-autofocus onClick={onClose}>
          {t('reports.details.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
