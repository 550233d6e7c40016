'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useToasts } from '@/components/form/use-toasts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { useCommand } from '@/lib/api/use-command';
import { resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import classes from './pay.module.css';

/** Note that no mail server is set up, with a link to the codes. */
export function HeldMails() {
  const t = useTranslations('payments.pay.mail');
  return (
    <Alert role="status" color="yellow">
      {t('held')}{' '}
      <Link href="/payments/outbox" target="_blank" prefetch={false} className={classes['outbox']}>
        {t('outbox')}
      </Link>
    </Alert>
  );
}

/** State of the mail with a code. A held mail shows nothing: `HeldMails` stands for all of them. */
export function MailLine({ mail: { mail_id, state, attempts, error, repeated } }: { readonly mail: PaymentMail }) {
  const t = useTranslations('payments.pay.mail');
  const toasts = useToasts();
  const resending = useCommand(resendMail);
  if (state === 'held') return null;
  if (state === 'dead')
    return (
      <Alert role="status" color="red">
        <div className={cx(layout.stack, classes['dead'])}>
          <span>{error ? t('dead', { why: error }) : t('deadWithout')}</span>
          <Button
            variant="default"
            size="compact-sm"
            loading={resending.busy}
            onClick={() => void toasts.told(resending.send({ body: { mail_id } }), null, t('deadWithout'))}
          >
            {t('resend')}
          </Button>
        </div>
      </Alert>
    );
  return (
    <p role="status">
      {t(state === 'waiting' && attempts > 0 ? 'again' : state)}
      {repeated && ` ${t('repeated')}`}
    </p>
  );
}
