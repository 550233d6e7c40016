import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import type { RowMenu } from '@/components/table/data-table';
import { useCommand } from '@/lib/api/use-command';
import { resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';

/** Whether a mail can still be sent: its code holds, and no attempt has succeeded or is under way. */
const maySend = ({ state, expires_time }: PaymentMail): boolean =>
  state !== 'sent' && state !== 'sending' && expires_time * 1000 > Date.now();

/** Menu of a row: sends the mail again. None for those who may not, or without a mail server. */
export function useOutboxMenu(isOffered: boolean): RowMenu<PaymentMail> | undefined {
  const t = useTranslations('exports.mails');
  const toasts = useToasts();
  const { send } = useCommand(resendMail);
  if (!isOffered) return undefined;
  const run = ({ mail_id, first_name }: PaymentMail) => {
    send({ body: { mail_id } }).then(
      () => toasts.success(t('asked', { name: first_name })),
      (error: unknown) => toasts.failed(t('notAsked'), error, { translateFirst: true }),
    );
  };
  return {
    label: t('actions'),
    has: maySend,
    of: (mail) => ({
      label: mail.first_name,
      title: mail.email,
      groups: [
        {
          key: 'mail',
          entries: [{ kind: 'action', key: 'send', label: t('sendAgain'), icon: IconSend, run: () => run(mail) }],
        },
      ],
    }),
  };
}
