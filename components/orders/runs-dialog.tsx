'use client';
import { Modal } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ExportMenu } from '@/components/report/export-menu';
import { PrintMenu } from '@/components/report/print-menu';
import { DataTable } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { useFresh } from '@/lib/api/use-fresh';
import { listReceiptRuns, type ReceiptRun } from '@/lib/contract/orders';
import { receiptRunsTable } from '@/lib/reports/receipt-runs';
import classes from './orders.module.css';
import { firstPart, useRunColumns } from './run-columns';

const keyOf = ({ run_id }: ReceiptRun) => run_id;

/** Every print of receipts and of the alcohol list: who, for which period and sum. Receipts can be printed again. */
export function RunsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('receipts.runs');
  const columns = useRunColumns();
  const { data, error, reload } = useFresh(listReceiptRuns, opened ? {} : null);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered
      size="70rem"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes['runs'] ?? '' }}
    >
      <div className={classes['files']}>
        <PrintMenu table={receiptRunsTable.id} narrowing="" inDialog />
        <ExportMenu table={receiptRunsTable.id} narrowing="" inDialog />
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
    </Modal>
  );
}
