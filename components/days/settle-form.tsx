'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { useFocusTarget } from '@/components/form/use-focus-target';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Textarea } from '@/components/ui/textarea';
import type { DayClose } from '@/lib/contract/days';
import { CODE } from '@/lib/contract/problem';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { settleForm } from '@/lib/forms/days';
import { Difference } from './difference';
import classes from './settle-form.module.css';

const CloseQuestion = lazyPart(() => import('./close-question').then((module) => module.CloseQuestion));
const PARTS = [CloseQuestion];

interface SettleFormProps {
  readonly count: DayClose;
  /** Float of the previous day, in baht; undefined for somebody who may not see it. */
  readonly lastFloat: number | null | undefined;
  readonly maySettle: boolean;
  /** Unpaid tables, if the day still runs: closing it then asks first. */
  readonly running: DayClose['open_tables'] | null;
  /** Key of the stored draft; without it nothing is stored. */
  readonly keep: number | undefined;
  readonly onAgain: () => void;
  readonly onClosed: (closeId: number) => void;
}

/** Settlement: count against expected sum, reason of a difference, and sum for the safe. */
export function SettleForm({ count, lastFloat, maySettle, running, keep, onAgain, onClosed }: SettleFormProps) {
  const t = useTranslations('days.settle');
  const locale = useLocale();
  usePrefetch(PARTS);
  const figures = useRef<HTMLDListElement>(null);
  // The button that sent the count is gone; this takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) figures.current?.focus();
  }, []);
  const [hasMoved, setMoved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { counted, expected, difference } = count;
  const form = useForm(settleForm, {
    record: { count, lastFloat },
    keep,
    onDone: () => onClosed(count.close_id),
    onRefused: ({ code, field }) => {
      const isMoved = code === CODE.conflict && field === 'counted';
      setMoved(isMoved);
      return isMoved;
    },
  });
  const root = useFocusTarget(form.focusTarget);
  const { float } = form.values;
  const money = (baht: number) => `${formatMoney(baht, locale)} ฿`;

  return (
    <>
      <form
        ref={root}
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (running && form.firstWrong === undefined) setAsking(true);
          else void form.submit();
        }}
      >
        <dl ref={figures} tabIndex={-1} className={classes['figures']} aria-label={t('figures')}>
          <dt>{t('counted')}</dt>
          <dd>{money(counted)}</dd>
          {expected !== undefined && difference !== undefined && (
            <>
              <dt>{t('expected')}</dt>
              <dd>{money(expected)}</dd>
              <dt>{t('difference')}</dt>
              <dd>
                <Difference difference={difference} />
              </dd>
            </>
          )}
        </dl>
        {expected === undefined && <p className={classes['blind']}>{t('blind')}</p>}
        {hasMoved && (
          <Alert role="alert" color="orange">
            {t('moved')}
          </Alert>
        )}
        {form.problem && <ProblemAlert title={t('failed')} problem={form.problem} />}
        {maySettle ? (
          <>
            {difference !== 0 && (
              <Textarea
                {...form.text('reason')}
                withAsterisk
                aria-required
                description={t(difference === undefined ? 'blindReasonHint' : 'reasonHint')}
                minRows={2}
              />
            )}
            <NumberField
              {...form.text('float')}
              withAsterisk={false}
              unit="฿"
              description={t('floatHint')}
              className={classes['float'] ?? ''}
            />
            <p className={classes['toSafe']} role="status">
              <span>{t('toSafe')}</span>{' '}
              <strong>
                {float === undefined || form.errors.float ? '—' : money(toBaht(toSatang(counted) - toSatang(float)))}
              </strong>
            </p>
          </>
        ) : (
          <Alert color="gray" className={classes['other'] ?? ''}>
            {t('byAnother')}
          </Alert>
        )}
        <div className={classes['foot']}>
          <Button variant="default" size="md" disabled={form.isSending} onClick={onAgain}>
            {t('again')}
          </Button>
          {maySettle && (
            <Button type="submit" size="md" loading={form.isSending} disabled={hasMoved}>
              {t('submit')}
            </Button>
          )}
        </div>
      </form>
      {isAsking && running && (
        <CloseQuestion tables={running} onYes={() => form.submit()} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
