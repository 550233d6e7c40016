import { redirect } from 'next/navigation';
import { OperationsScreen } from '@/components/sections/funds/operations-screen';
import { DebtsButton } from '@/components/sections/stock/debts/debts-button';
import { ReceiveLink } from '@/components/sections/stock/add/receive-link';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { mayAt } from '@/lib/bff/offers';
import { listDebts } from '@/lib/sections/stock/contract/debts';
import { getFunds } from '@/lib/sections/funds/contract';
import { addToStock } from '@/lib/sections/stock/contract/edit';

interface Props {
  searchParams: Promise<{ open?: string | string[] }>;
}

export default async function OperationsPage({ searchParams }: Props) {
  const visit = await requirePage('operations');
  const mayDeliver = mayAt(visit, { ...addToStock, access: { flags: ['StockView', 'StockAdd'] } });
  // Old addresses: receiving was a dialog of this page.
  if (mayDeliver && (await searchParams).open === 'delivery') redirect('/stock/receive');
  return (
    <Preloaded entries={await preload(visit, getFunds, {})}>
      <OperationsScreen
        addToStock={
          <>
            {mayAt(visit, listDebts) && <DebtsButton />}
            {mayDeliver && <ReceiveLink />}
          </>
        }
      />
    </Preloaded>
  );
}
