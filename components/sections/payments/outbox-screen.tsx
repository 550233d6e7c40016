'use client';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { mailsList } from '@/lib/sections/payments/lists/mails';
import type { Looks } from '@/components/list/looks';
import { resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import { usePolling } from '@/lib/api/use-polling';
import { useOutboxMenu } from './use-outbox-menu';

const PAUSE_MS = 4_000;
/** Whether a mail will change without the user: it is waiting or being sent, or its code will expire. */
const moves = ({ state, code }: PaymentMail): boolean => state === 'waiting' || state === 'sending' || code !== null;
/** Calls `read` every 4 seconds while the page is visible and used and one of the mails will change without the user. */
function useWhileMoving(mails: readonly PaymentMail[] | undefined, read: () => void): void {
  const isMoving = mails?.some(moves) === true;
  usePolling(read, PAUSE_MS, isMoving);
}

/** Looks of the columns: on a phone agent, state and code stay. */
const OUTBOX_LOOKS: Looks<PaymentMail> = {
  mail_id: { wideOnly: true },
  created_time: { wideOnly: true },
  first_name: { pinned: true, fixed: true },
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
  const columns = useListColumns(mailsList, OUTBOX_LOOKS);
  const sends = list.reply?.has_mail_server;
  const menu = useOutboxMenu(may(resendMail) && sends === true);
  useWhileMoving(list.rows, list.retry);
  return (
    <ListScreen
      list={list}
      columns={columns}
      emptyText={t('empty')}
      rowMenu={menu}
      panel={sends === false && <Alert role="status">{t('held')}</Alert>}
      actions={
        <Button
          component={Link}
          href="/payments"
          variant="subtle"
          prefetch={false}
          leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}
        >
          {t('back')}
        </Button>
      }
    />
  );
}
