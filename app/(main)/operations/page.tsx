import { redirect } from 'next/navigation';
import { OperationsScreen } from '@/components/sections/funds/operations-screen';
import { DebtsButton } from '@/components/sections/stock/debts/debts-button';
import { ReceiveLink } from '@/components/sections/stock/add/receive-link';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { capabilitiesOf, mayAt } from '@/lib/bff/offers';
import { listDebts, payDebt } from '@/lib/sections/stock/contract/debts';
import { addService, FUND_OPERATIONS, FundOperation, getFunds, operateFunds } from '@/lib/sections/funds/contract';
import { addToStock } from '@/lib/sections/stock/contract/edit';

interface Props {
  searchParams: Promise<{ open?: string | string[] }>;
}

export default async function OperationsPage({ searchParams }: Props) {
  const visit = await requirePage('operations');
  const allowed = FundOperation.options.filter((operation) =>
    mayAt(visit, { ...operateFunds, access: { flags: [FUND_OPERATIONS[operation]] } }),
  );
  const mayDeliver = mayAt(visit, { ...addToStock, access: { flags: ['StockView', 'StockAdd'] } });
  // Old addresses: receiving was a dialog of this page.
  if (mayDeliver && (await searchParams).open === 'delivery') redirect('/stock/receive');
  return (
    <Preloaded entries={await preload(visit, getFunds, {})}>
      <OperationsScreen
        allowed={allowed}
        mayServe={mayAt(visit, addService)}
        undoes={capabilitiesOf(visit.server).ours}
        addToStock={
          <>
            {mayAt(visit, listDebts) && <DebtsButton mayPay={mayAt(visit, payDebt)} />}
            {mayDeliver && <ReceiveLink />}
          </>
        }
      />
    </Preloaded>
  );
}
