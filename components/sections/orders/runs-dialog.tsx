'use client';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ExportMenu } from '@/components/list/export-menu';
import { PrintMenu } from '@/components/list/print-menu';
import { DataTable } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { useFresh } from '@/lib/api/use-fresh';
import { listReceiptRuns, type ReceiptRun } from '@/lib/sections/orders/contract/orders';
import { receiptRunsList } from '@/lib/sections/orders/lists/receipt-runs';
import classes from './orders.module.css';
import { firstPart, useRunColumns } from './run-columns';

const keyOf = ({ run_id }: ReceiptRun) => run_id;

/** Past prints of receipts and alcohol lists: who, which period, which sum. Receipts can be reprinted. */
export function RunsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('receipts.runs');
  const columns = useRunColumns();
  const { data, error, reload } = useFresh(listReceiptRuns, {});
  return (
    <Dialog title={t('title')} layout="flush" size="70rem" onClose={onClose}>
      <div className={classes['runs']}>
        <div className={classes['files']}>
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
