import { redirect } from 'next/navigation';
import { ReceiveScreen } from '@/components/sections/stock/add/receive-screen';
import { requirePage } from '@/lib/bff/require-page';
import { addToStock } from '@/lib/sections/stock/contract/edit';

export default async function ReceivePage() {
  const visit = await requirePage('stock');
  // Nothing can be booked there, whatever the rights; the list says that the server is read-only.
  if (visit.server.readonly) redirect('/stock');
  await requirePage('stock', addToStock.access);
  return <ReceiveScreen />;
}
