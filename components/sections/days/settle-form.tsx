'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { useFocusTarget } from '@/components/form/use-focus-target';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { closeDay, type DayClose } from '@/lib/sections/days/contract';
import { CODE } from '@/lib/contract/problem';
import { settleForm, toSafe } from '@/lib/sections/days/forms';
import { useFormats } from '@/components/frame/use-formats';
import { Form } from '@/components/ui/form';
import classes from './settle-form.module.css';
import { TenderTable } from './tender-table';

const CloseQuestion = lazyPart(() => import('./close-question').then((module) => module.CloseQuestion));

interface SettleFormProps {
  readonly count: DayClose;
  /** Float of the previous day, in baht; undefined for somebody who may not see it. */
  readonly lastFloat: number | null | undefined;
  /** Unpaid tables, if the day still runs. */
  readonly running: DayClose['open_tables'] | null;
  /** Key of the stored draft; without it nothing is stored. */
  readonly keep: number | undefined;
  readonly onAgain: () => void;
  readonly onClosed: (closeId: number) => void;
}

/** Settlement: counted and expected sums, and the sum for the safe. It asks before it closes the day. */
export function SettleForm({ count, lastFloat, running, keep, onAgain, onClosed }: SettleFormProps) {
  const t = useTranslations('days.settle');
  const { formatBaht } = useFormats();
  const maySettle = useMay()(closeDay);
  const why = useWhyReadOnly();
  usePrefetch(CloseQuestion);
  const figures = useRef<HTMLTableElement>(null);
  // The button that sent the count is gone; this takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) figures.current?.focus();
  }, []);
  const [moved, setMoved] = useState<'counted' | 'tenders' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { counted, expected } = count;
  const form = useForm(settleForm, {
    record: { count, lastFloat },
    keep,
    onDone: () => onClosed(count.close_id),
    onRefused: ({ code, field }) => {
      const isMoved = code === CODE.conflict && (field === 'counted' || field === 'tenders');
      setMoved(isMoved ? field : null);
      return isMoved;
    },
  });
  const root = useFocusTarget(form.focusTarget);
  const { float } = form.values;

  return (
    <>
      <Form
        ref={root}
        className={cx(layout.stack, classes['form'])}
        onSubmit={() => {
          if (form.firstWrong === undefined) setAsking(true);
          else void form.submit();
        }}
      >
        <TenderTable close={count} caption={t('figures')} focusRef={figures} />
        {expected === undefined && <p>{t('blind')}</p>}
        {moved && (
          <Alert role="alert" color="orange">
            {t(moved === 'counted' ? 'moved' : 'tenderMoved')}
          </Alert>
        )}
        {form.problem && <ProblemAlert title={t('failed')} problem={form.problem} />}
        {maySettle ? (
          <>
            <NumberField
              {...form.text('float')}
              withAsterisk={false}
              unit="฿"
              description={t('floatHint')}
              className={classes['float'] ?? ''}
            />
            <p className={cx(layout.row, layout.figures, classes['toSafe'])} role="status">
              <span>{t('toSafe')}</span>{' '}
              <strong>{float === undefined || form.errors.float ? '—' : formatBaht(toSafe(counted, float).sum)}</strong>
            </p>
          </>
        ) : (
          <Alert color="gray" className={classes['other'] ?? ''}>
            {why(t('byAnother'))}
          </Alert>
        )}
        <div className={cx(layout.row, classes['foot'])}>
          <Button variant="default" size="md" disabled={form.isSending} onClick={onAgain}>
            {t('again')}
          </Button>
          {maySettle && (
            <Button type="submit" size="md" loading={form.isSending} disabled={moved !== null}>
              {t('submit')}
            </Button>
          )}
        </div>
      </Form>
      {isAsking && float !== undefined && (
        <CloseQuestion
          count={count}
          float={float}
          running={running}
          onYes={() => form.submit()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
