'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FormBody } from '@/components/form/form-body';
import { useToasts } from '@/components/form/use-toasts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { formatMoney, formatTime } from '@/lib/domain/format';
import type { Payout } from './asked-code';
import { useHalls } from './use-halls';
import { MailLine } from './mail-line';
import classes from './pay.module.css';
import { usePayout, usePayoutError } from './use-payout';
import { useSecondsUntil } from './use-seconds-until';

interface PayDialogProps {
  readonly payout: Payout;
  readonly name: string;
  readonly isOwn: boolean;
  readonly atOnce: boolean;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Pays an agent from the safe, confirmed by the code that the agent receives. */
export function PayDialog({ payout, name, isOwn, atOnce, onPaid, onClose }: PayDialogProps) {
  const t = useTranslations('payments.pay');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const toasts = useToasts();
  const money = (baht: number) => formatMoney(baht, locale);
  const { asked, code, setCode, sessions, ...state } = usePayout({
    ...{ payout, atOnce },
    onPaid: (reply, { amount: told }) => {
      const amount = reply.amount ?? told;
      toasts.success(amount === undefined ? t('doneWithout', { name }) : t('done', { sum: money(amount), name }));
      onPaid();
      onClose();
    },
  });
  const halls = useHalls(payout.agent_id, payout.halls, isOwn);
  const left = useSecondsUntil(state.free);
  const error = usePayoutError(state.problem);
  const notSent = usePayoutError(state.notSent);
  const amount = asked?.amount;
  const move = amount === undefined ? null : ({ out: 'safe', sum: amount } as const);
  return (
    <Dialog title={t('title', { name })} size={460} closeOnClickOutside={false} onClose={onClose}>
      <FormBody
        form={{ submit: state.confirm, isSending: state.pays, problem: null, move }}
        submitLabel={t(move ? 'pay' : 'submit')}
        off={!asked || code.trim() === '' || state.asks}
      >
        {error !== null && (
          <Alert color="red">{[error, state.isResent && t('newCode')].filter(Boolean).join(' ')}</Alert>
        )}
        {notSent !== null && <Alert color="red">{notSent}</Alert>}
        <p className={classes['sum']}>
          <span>
            {sessions ? t('chosen', { count: sessions.length }) : t(`types.${payout.payment_type}`)}
            {halls.name && <small className={classes['hall']}>{halls.name}</small>}
          </span>
          {amount !== undefined && (
            <span>
              <span className={classes['quiet']}>{t('amount')}</span> <strong>{money(amount)}&nbsp;฿</strong>
            </span>
          )}
        </p>
        {state.asks && (
          <p className={classes['quiet']} role="status">
            {t('asking')}
          </p>
        )}
        {asked && (
          <p className={classes['quiet']}>
            {asked.sent_to && asked.expires_time !== undefined
              ? t('sentTo', { address: asked.sent_to, time: formatTime(asked.expires_time, timeZone).slice(-5) })
              : t('sent')}
          </p>
        )}
        {asked?.mail_id !== undefined && <MailLine key={asked.mail_id} mailId={asked.mail_id} />}
        <TextInput
          label={t('code')}
          description={t('codeHint')}
          className={classes['code']}
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <div className={classes['resend']}>
          {left > 0 ? (
            <span role="timer">{t('resendIn', { time: clock(left) })}</span>
          ) : (
            !state.asks && (
              <Button variant="default" size="compact-sm" onClick={state.ask}>
                {t(asked ? 'resend' : 'ask')}
              </Button>
            )
          )}
        </div>
      </FormBody>
    </Dialog>
  );
}
