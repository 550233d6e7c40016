import { redirect } from 'next/navigation';
import { OperationsScreen } from '@/components/sections/funds/operations-screen';
import { DebtsButton } from '@/components/sections/stock/debts/debts-button';
import { ReceiveLink } from '@/components/sections/stock/add/receive-link';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { listDebts, payDebt } from '@/lib/sections/stock/contract/debts';
import { addService, FUND_OPERATIONS, FundOperation, getFunds } from '@/lib/sections/funds/contract';
import type { Access } from '@/lib/contract/permission';
import { mayAccess } from '@/lib/rights/permissions';

interface Props {
  searchParams: Promise<{ open?: string | string[] }>;
}

export default async function OperationsPage({ searchParams }: Props) {
  const visit = await requirePage('operations');
  const may = (access: Access) => mayAccess(visit.person, access, specialLogins()) && !visit.server.readonly;
  const allowed = FundOperation.options.filter((operation) => may({ flags: [FUND_OPERATIONS[operation]] }));
  const mayOwe = isOwn(visit.server) && mayAccess(visit.person, listDebts.access, specialLogins());
  const mayDeliver = may({ flags: ['StockView', 'StockAdd'] });
  // Old addresses: receiving was a dialog of this page.
  if (mayDeliver && (await searchParams).open === 'delivery') redirect('/stock/receive');
  return (
    <Preloaded entries={await preload(visit, getFunds, {})}>
      <OperationsScreen
        allowed={allowed}
        mayServe={may(addService.access)}
        undoes={isOwn(visit.server)}
        addToStock={
          <>
            {mayOwe && <DebtsButton mayPay={may(payDebt.access)} />}
            {mayDeliver && <ReceiveLink />}
          </>
        }
      />
    </Preloaded>
  );
}
