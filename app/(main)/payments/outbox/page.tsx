import { notFound } from 'next/navigation';
import { OutboxScreen } from '@/components/sections/payments/outbox-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { listMails } from '@/lib/sections/payments/contract/mails';
import { mailsList } from '@/lib/sections/payments/lists/mails';

export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('payments', listMails.access);
  if (!mayAt(visit, listMails)) notFound();
  return (
    <Preloaded entries={await preloadList(visit, mailsList, searchParams)}>
      <OutboxScreen />
    </Preloaded>
  );
}
