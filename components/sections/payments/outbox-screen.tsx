'use client';
import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/list/back-link';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { mailsList } from '@/lib/sections/payments/lists/mails';
import type { Looks } from '@/components/list/looks';
import { resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import { usePolling } from '@/lib/api/use-polling';
import { useToasts } from '@/components/form/use-toasts';
import type { RowMenu } from '@/components/table/data-table';
import { groupsOf, menuAction } from '@/components/ui/menu';
import { useCommand } from '@/lib/api/use-command';

/** Whether a mail can still be sent: its code holds, and no attempt has succeeded or is under way. */
const maySend = ({ state, expires_time }: PaymentMail): boolean =>
  state !== 'sent' && state !== 'sending' && expires_time * 1000 > Date.now();

/** Menu of a row: sends the mail again. None for those who may not, or without a mail server. */
function useOutboxMenu(isOffered: boolean): RowMenu<PaymentMail> | undefined {
  const t = useTranslations('exports.mails');
  const toasts = useToasts();
  const { send } = useCommand(resendMail);
  if (!isOffered) return undefined;
  const run = ({ mail_id, first_name: name }: PaymentMail) =>
    void toasts.told(send({ body: { mail_id } }), t('asked', { name }), t('notAsked'), { translateFirst: true });
  return {
    label: t('actions'),
    has: maySend,
    of: (mail) => ({
      label: mail.first_name,
      title: mail.email,
      groups: groupsOf({ mail: [menuAction('send', t('sendAgain'), IconSend, () => run(mail))] }),
    }),
  };
}

const PAUSE_MS = 4_000;
/** Whether a mail will change without the user: it is waiting or being sent, or its code will expire. */
const moves = ({ state, code }: PaymentMail): boolean => state === 'waiting' || state === 'sending' || code !== null;

/** Looks of the columns: on a phone agent, payout, state and code stay. */
const OUTBOX_LOOKS: Looks<PaymentMail> = {
  mail_id: { wideOnly: true },
  created_time: { wideOnly: true },
  first_name: { pinned: true, fixed: true },
  amount: { wideOnly: true },
  email: { wideOnly: true, priority: 'low' },
  code: { cell: () => ({ strong: true }) },
  expires_time: { wideOnly: true },
  sent_time: { wideOnly: true, priority: 'low' },
  attempts: { wideOnly: true, priority: 'lowest' },
  remark: { wideOnly: true, cell: ({ error }) => ({ title: error || undefined }) },
};

/** Mails with codes: what became of each, and the codes themselves where there is no mail server. */
export function OutboxScreen() {
  const may = useMay();
  const t = useTranslations('exports.mails');
  const list = useList(mailsList);
  const sends = list.reply?.has_mail_server;
  const menu = useOutboxMenu(may(resendMail) && sends === true);
  usePolling(list.retry, PAUSE_MS, list.rows?.some(moves) === true);
  return (
    <ListScreen
      list={list}
      looks={OUTBOX_LOOKS}
      emptyText={t('empty')}
      rowMenu={menu}
      panel={sends === false && <Alert role="status">{t('held')}</Alert>}
      actions={<BackLink href="/payments">{t('back')}</BackLink>}
    />
  );
}
