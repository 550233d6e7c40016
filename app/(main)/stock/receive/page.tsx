import { redirect } from 'next/navigation';
import { ReceiveScreen } from '@/components/sections/stock/add/receive-screen';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import type { Access } from '@/lib/contract/permission';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { mayAccess } from '@/lib/rights/permissions';

export default async function ReceivePage() {
  const visit = await requirePage('stock');
  // Nothing can be booked there, whatever the rights; the list says that the server is read-only.
  if (visit.server.readonly) redirect('/stock');
  await requirePage('stock', addToStock.access);
  const may = (access: Access) => mayAccess(visit.person, access, specialLogins());
  return (
    <ReceiveScreen
      rights={{ attach: may(attachExpenseFile.access), price: may(saveItem.access) }}
      isOurs={isOwn(visit.server)}
    />
  );
}
