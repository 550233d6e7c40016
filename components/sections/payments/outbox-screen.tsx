'use client';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { mailsList } from '@/lib/sections/payments/lists/mails';
import { OUTBOX_LOOKS } from './outbox-looks';
import { useOutboxMenu } from './use-outbox-menu';
import { useWhileMoving } from './use-while-moving';

/** Mails with codes: what became of each, and the codes themselves where there is no mail server. */
export function OutboxScreen({ changes }: { readonly changes: boolean }) {
  const t = useTranslations('exports.mails');
  const list = useList(mailsList);
  const columns = useListColumns(mailsList, OUTBOX_LOOKS);
  const sends = list.reply?.has_mail_server;
  const menu = useOutboxMenu(changes && sends === true);
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
