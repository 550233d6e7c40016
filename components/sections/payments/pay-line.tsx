'use client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import type { PaymentMail } from '@/lib/sections/payments/contract/mails';
import { useFormats } from '@/components/frame/use-formats';
import { MailLine } from './mail-line';
import classes from './pay.module.css';
import { amountOf, type PayoutLine } from './payout-lines';
import { usePayoutError } from './use-payouts';

const TICK_MS = 250;
function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}
/** Whole seconds until a moment in Unix milliseconds, counted down; 0 after it. */
const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
    () => 0,
  );

interface PayLineProps {
  readonly line: PayoutLine;
  /** Whether it is the only line of the dialog; the dialog's title then names the agent. */
  readonly isOnly: boolean;
  readonly hall: string;
  /** Mail with the code, if it is known. */
  readonly mail: PaymentMail | undefined;
  /** Whether the line has the focus when the dialog opens. */
  readonly isFirst: boolean;
  readonly onType: (code: string) => void;
  readonly onAsk: () => void;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** One payout of the dialog: agent, bonus, amount, code, and the state of payout and mail. */
export function PayLine({ line, isOnly, hall, mail, isFirst, onType, onAsk }: PayLineProps) {
  const t = useTranslations('payments.pay');
  const { formatTime, formatBaht } = useFormats();
  const { payout, asked, typed, busy, isPaid } = line;
  const left = useSecondsUntil(line.free);
  const error = usePayoutError(line.problem);
  const notSent = usePayoutError(line.notSent);
  const amount = amountOf(line);
  const { sessions, agentName } = payout;
  const what = sessions ? t('chosen', { count: sessions.length }) : t(`types.${payout.payment_type}`);
  const field = isOnly
    ? { label: t('code'), description: t('codeHint') }
    : { 'aria-label': t('codeOf', { name: agentName, what }), placeholder: t('code') };
  return (
    <li
      className={classes['line']}
      aria-label={isOnly ? what : `${agentName}, ${what}`}
      data-only={isOnly || undefined}
    >
      <div className={classes['who']}>
        {!isOnly && <strong>{agentName}</strong>}
        <span>{what}</span>
        {isOnly && <small className={cx(layout.muted, layout.small)}>{hall}</small>}
      </div>
      {amount !== undefined && (
        <span className={cx(layout.row, layout.figures, classes['sum'])}>
          {isOnly && <span className={cx(layout.muted, layout.small)}>{t('amount')}</span>}{' '}
          <strong>{formatBaht(amount)}</strong>
        </span>
      )}
      {isPaid ? (
        <p className={cx(layout.line, classes['paid'])} role="status">
          <IconCheck size={16} aria-hidden />
          {t('paid')}
        </p>
      ) : (
        <>
          <TextInput
            {...field}
            className={classes['code']}
            data-autofocus={isFirst || undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={typed}
            disabled={busy === 'pays'}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <div className={cx(layout.stack, layout.muted, layout.small, layout.figures, classes['state'])}>
            {error !== null && (
              <Alert color="red">{[error, line.isResent && t('newCode')].filter(Boolean).join(' ')}</Alert>
            )}
            {notSent !== null && <Alert color="red">{notSent}</Alert>}
            {busy && <p role="status">{t(busy === 'asks' ? 'asking' : 'paying')}</p>}
            {asked && (
              <p>
                {asked.sent_to && asked.expires_time !== undefined
                  ? t('sentTo', { address: asked.sent_to, time: formatTime(asked.expires_time).slice(-5) })
                  : t('sent')}
              </p>
            )}
            {mail && <MailLine mail={mail} />}
            {left > 0 ? (
              <span role="timer">{t('resendIn', { time: clock(left) })}</span>
            ) : (
              !busy && (
                <Button
                  variant="default"
                  size="compact-sm"
                  {...(!isOnly && { 'aria-label': t('askOf', { name: agentName, what }) })}
                  onClick={onAsk}
                >
                  {t(asked ? 'resend' : 'ask')}
                </Button>
              )
            )}
          </div>
        </>
      )}
    </li>
  );
}
