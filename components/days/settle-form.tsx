'use client';
import { Alert, Button, Textarea } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { problemOf } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useAttempt } from '@/lib/api/use-attempt';
import { closeDay, type DayClose } from '@/lib/contract/days';
import { CODE, type Problem } from '@/lib/contract/problem';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { typedAmount } from '@/lib/domain/typed-amount';
import { numberText } from '@/lib/domain/typed-number';
import { Difference } from './difference';
import classes from './settle-form.module.css';

interface SettleFormProps {
  readonly count: DayClose;
  readonly lastFloat: number | null;
  readonly maySettle: boolean;
  readonly onAgain: () => void;
  readonly onClosed: (closeId: number) => void;
}

/** What was counted against what the books expected, why they differ, and what goes to the safe. */
export function SettleForm({ count, lastFloat, maySettle, onAgain, onClosed }: SettleFormProps) {
  const t = useTranslations('days.settle');
  const locale = useLocale();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const figures = useRef<HTMLDListElement>(null);
  const { attempt, busy } = useAttempt(closeDay);
  // The button that handed the count in is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) figures.current?.focus();
  }, []);
  const { close_id, counted, expected, difference } = count;
  const [reason, setReason] = useState('');
  const [floatText, setFloatText] = useState(() => numberText(Math.min(lastFloat ?? counted, counted), locale, 2));
  const [complain, setComplain] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const float = typedAmount(floatText, locale);
  const tooMuch = float !== null && float > counted;
  const unexplained = difference !== 0 && reason.trim() === '';
  const moved = problem?.code === CODE.conflict && problem.field === 'counted';
  const money = (baht: number) => `${formatMoney(baht, locale)} ฿`;

  const submit = async () => {
    setComplain(true);
    if (unexplained) reasonField.current?.focus();
    if (unexplained || float === null || tooMuch) return;
    setProblem(null);
    try {
      if (await attempt({ body: { close_id, reason: reason.trim(), float } })) onClosed(close_id);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <dl ref={figures} tabIndex={-1} className={classes['figures']} aria-label={t('figures')}>
        <dt>{t('counted')}</dt>
        <dd>{money(counted)}</dd>
        <dt>{t('expected')}</dt>
        <dd>{money(expected)}</dd>
        <dt>{t('difference')}</dt>
        <dd>
          <Difference difference={difference} />
        </dd>
      </dl>
      {moved ? (
        <Alert role="alert" color="orange" variant="light">
          {t('moved')}
        </Alert>
      ) : (
        problem && <ProblemAlert title={t('failed')} problem={problem} />
      )}
      {maySettle ? (
        <>
          {difference !== 0 && (
            <Textarea
              ref={reasonField}
              label={t('reason')}
              description={t('reasonHint')}
              autosize
              minRows={2}
              maxLength={500}
              value={reason}
              error={complain && unexplained && t('reasonMissing')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          <AmountInput
            label={t('float')}
            description={t('floatHint')}
            className={classes['float'] ?? ''}
            value={floatText}
            error={float === null ? t('floatWrong') : tooMuch && t('floatTooMuch')}
            onChange={setFloatText}
          />
          <p className={classes['toSafe']} role="status">
            <span>{t('toSafe')}</span>{' '}
            <strong>{float === null || tooMuch ? '—' : money(toBaht(toSatang(counted) - toSatang(float)))}</strong>
          </p>
        </>
      ) : (
        <Alert color="gray" variant="light" className={classes['other'] ?? ''}>
          {t('byAnother')}
        </Alert>
      )}
      <div className={classes['foot']}>
        <Button variant="default" size="md" disabled={busy} onClick={onAgain}>
          {t('again')}
        </Button>
        {maySettle && (
          <Button type="submit" size="md" loading={busy} disabled={moved}>
            {t('submit')}
          </Button>
        )}
      </div>
    </form>
  );
}
