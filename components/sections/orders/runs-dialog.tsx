'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { IconHistory } from '@tabler/icons-react';
import type { Column } from '@/components/table/column';
import { cx, layout } from '@/components/ui/classes';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ExportMenu, PrintMenu } from '@/components/list/list-menus';
import { DataTable } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { listReceiptRuns, type ReceiptRun } from '@/lib/sections/orders/contract/orders';
import { RECEIPTS_PER_PDF } from '@/lib/sections/orders/rules/receipt';
import { useFresh } from '@/lib/api/use-fresh';
import { receiptRunsList } from '@/lib/sections/orders/lists/receipt-runs';
import { useFormats } from '@/components/frame/use-formats';
import classes from './orders.module.css';

const address = (run: ReceiptRun, part: number) => `/api/orders/receipts.pdf?run=${run.run_id}&part=${part}`;

/** Address of the first PDF of a run. */
export const firstPart = (run: ReceiptRun): string => address(run, 1);

/** Reprints a run, with one link per PDF. */
function RunParts({ run }: { run: ReceiptRun }) {
  const t = useTranslations('receipts.runs');
  const parts = Math.ceil(run.orders / RECEIPTS_PER_PDF);
  return (
    <span className={cx(layout.row, classes['links'])}>
      {Array.from({ length: parts }, (_, at) => (
        <a
          key={at}
          href={address(run, at + 1)}
          target="_blank"
          rel="noopener"
          aria-label={`${t('openRun', { run: String(run.run_id) })}${parts > 1 ? `, ${at + 1}` : ''}`}
        >
          {parts > 1 ? at + 1 : t('open')}
        </a>
      ))}
    </span>
  );
}

/** Columns of the list of receipt runs. */
export function useRunColumns(): readonly Column<ReceiptRun>[] {
  const t = useTranslations('receipts.runs');
  const { formatTime } = useFormats();
  return useMemo((): Column<ReceiptRun>[] => {
    const periodOf = ({ start_time, end_time }: ReceiptRun): string => {
      const end = formatTime(end_time);
      return start_time === null ? t('allTime', { end }) : t('between', { start: formatTime(start_time), end });
    };
    return [
      { key: 'run_id', kind: 'id', label: t('columns.run_id'), width: 52, fixed: true, wideOnly: true },
      { key: 'time', kind: 'time', label: t('columns.time'), width: 132 },
      { key: 'kind', kind: 'text', label: t('columns.kind'), width: 96, value: ({ kind }) => t(`kinds.${kind}`) },
      { key: 'user_name', kind: 'text', label: t('columns.user_name'), width: 96, wideOnly: true },
      { key: 'period', kind: 'text', label: t('columns.period'), minWidth: 268, wideOnly: true, value: periodOf },
      {
        key: 'target',
        kind: 'money',
        label: t('columns.target'),
        width: 136,
        wideOnly: true,
        instead: ({ kind }) => (kind === 'checks' ? t('noLimit') : null),
      },
      { key: 'total', kind: 'money', label: t('columns.total'), width: 110 },
      {
        key: 'orders',
        kind: 'count',
        label: t('columns.orders'),
        width: 82,
        wideOnly: true,
        value: ({ kind, orders }) => (kind === 'checks' ? orders : undefined),
      },
      {
        key: 'open',
        kind: 'text',
        label: t('columns.open'),
        width: 112,
        render: (run) => (run.kind === 'checks' ? <RunParts run={run} /> : null),
      },
    ];
  }, [t, formatTime]);
}

const keyOf = ({ run_id }: ReceiptRun) => run_id;

/** Past prints of receipts and alcohol lists: who, which period, which sum. Receipts can be reprinted. */
export function RunsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('receipts.runs');
  const columns = useRunColumns();
  const { data, error, reload } = useFresh(listReceiptRuns, {});
  return (
    <Dialog title={t('title')} layout="flush" size="70rem" onClose={onClose}>
      <div className={classes['runs']}>
        <div className={cx(layout.line, classes['files'])}>
          <PrintMenu table={receiptRunsList.id} narrowing="" inDialog empty={data?.items.length === 0} />
          <ExportMenu table={receiptRunsList.id} narrowing="" inDialog />
        </div>
        <DataTable
          id="receipt-runs"
          label={t('title')}
          columns={columns}
          rows={data?.items}
          getKey={keyOf}
          onOpen={(run) => {
            if (run.kind === 'checks') window.open(firstPart(run), '_blank', 'noopener');
          }}
          empty={
            <EmptyState icon={<IconHistory />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          }
          error={error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />}
        />
      </div>
    </Dialog>
  );
}
