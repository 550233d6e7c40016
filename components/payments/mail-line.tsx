'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useToasts } from '@/components/form/use-toasts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { usePolling } from '@/lib/api/use-polling';
import { listMails, resendMail } from '@/lib/contract/payment-mails';
import classes from './pay.module.css';

const LOOK_MS = 2_000;

/** What became of the mail with a code, looked up until it is sent or given up. */
export function MailLine({ mailId }: { readonly mailId: number }) {
  const t = useTranslations('payments.pay.mail');
  const toasts = useToasts();
  const { data, mutate } = useEndpoint(listMails, { body: { page: 1, count: 1, mail_id: mailId } });
  const resending = useCommand(resendMail);
  const mail = data?.items[0];
  const isUnderWay = mail === undefined || mail.state === 'waiting' || mail.state === 'sending';
  usePolling(mutate, LOOK_MS, isUnderWay);
  if (!mail) return null;
  const { state, attempts, error, repeated } = mail;
  if (state === 'held')
    return (
      <Alert role="status" color="yellow">
        {t('held')}{' '}
        <Link href="/payments/outbox" target="_blank" prefetch={false} className={classes['outbox']}>
          {t('outbox')}
        </Link>
      </Alert>
    );
  if (state === 'dead')
    return (
      <Alert role="status" color="red">
        <div className={classes['dead']}>
          <span>{error ? t('dead', { why: error }) : t('deadWithout')}</span>
          <Button
            variant="default"
            size="compact-sm"
            loading={resending.busy}
            onClick={() =>
              void resending
                .send({ body: { mail_id: mailId } })
                .catch((failure: unknown) => toasts.failed(t('deadWithout'), failure))
            }
          >
            {t('resend')}
          </Button>
        </div>
      </Alert>
    );
  return (
    <p className={classes['quiet']} role="status">
      {t(state === 'waiting' && attempts > 0 ? 'again' : state)}
      {repeated && ` ${t('repeated')}`}
    </p>
  );
}
