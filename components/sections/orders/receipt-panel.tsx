'use client';
import { IconGlass, IconHistory, IconReceipt } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { FileLink } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { TextInput } from '@/components/ui/text-input';
import { CODE } from '@/lib/contract/problem';
import type { Period } from '@/lib/contract/period';
import { Form } from '@/components/ui/form';
import classes from './orders.module.css';
import { ReadyDialog } from './ready-dialog';
import { useReceipts } from './use-receipts';

const RunsDialog = lazyPart(() => import('./runs-dialog').then((module) => module.RunsDialog));

/** Element id of the panel. */
export const RECEIPT_TOOLS = 'receipt-tools';

interface ReceiptPanelProps {
  readonly period: Period;
  /** 0 for all cashiers. */
  readonly cashierId: number;
  /** Period and cashier as a query string. */
  readonly narrowing: string;
  /** Number of orders available. */
  readonly orders: number;
  readonly isLocalhost: boolean;
  /** Hidden on a phone. */
  readonly folded: boolean;
}

/** Prints of the listed orders: receipts up to a sum, and the alcohol list (docs/domain.md, section 10). */
export function ReceiptPanel({ period, cashierId, narrowing, orders, isLocalhost, folded }: ReceiptPanelProps) {
  const t = useTranslations('receipts');
  usePrefetch(RunsDialog);
  const receipts = useReceipts({ period, cashierId, narrowing, isLocalhost });
  const [isHistory, setHistory] = useState(false);
  const { busy, ready, told } = receipts;
  const problem = typeof told === 'string' ? null : told;
  // Without orders only the special login prints. Nobody prints for a sum that allows nothing.
  const off = receipts.target === 'nothing' || (!isLocalhost && orders <= 0);
  return (
    <section
      id={RECEIPT_TOOLS}
      className={cx(layout.row, classes['panel'])}
      aria-label={t('label')}
      data-folded={folded || undefined}
    >
      <Form
        className={cx(layout.row, classes['print'])}
        onSubmit={() => {
          if (!off) void receipts.choose();
        }}
      >
        <TextInput
          size="xs"
          className={cx(layout.row, classes['sum'])}
          label={t('sum')}
          placeholder={t('sumHint')}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<span aria-hidden>฿</span>}
          error={(told === 'wrong' || receipts.target === 'nothing') && t('sumInvalid')}
          value={receipts.text}
          onChange={(event) => receipts.setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="xs"
          variant="default"
          leftSection={<IconReceipt size={16} stroke={1.6} aria-hidden />}
          loading={busy}
          disabled={off}
        >
          {t('print')}
        </Button>
      </Form>
      <FileLink
        href={`/api/orders/alcohol.pdf${narrowing && '?'}${narrowing}`}
        size="xs"
        variant="default"
        leftSection={<IconGlass size={16} stroke={1.6} aria-hidden />}
      >
        {t('printAlcohol')}
      </FileLink>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconHistory size={16} stroke={1.6} aria-hidden />}
        onClick={() => setHistory(true)}
      >
        {t('history')}
      </Button>
      <p className={cx(layout.muted, layout.small, classes['status'])} role="status">
        {busy && t('busy')}
        {told === 'nothing' && t('nothing')}
      </p>
      {problem && (
        <div className={classes['problem']}>
          <ProblemAlert
            problem={problem}
            title={t(problem.code === CODE.tooLarge ? 'tooMany' : 'failed')}
            onRetry={() => void receipts.choose()}
            retrying={busy}
          />
        </div>
      )}
      {ready && <ReadyDialog ready={ready} onClose={receipts.close} />}
      {isHistory && <RunsDialog onClose={() => setHistory(false)} />}
    </section>
  );
}
