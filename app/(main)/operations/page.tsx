import { redirect } from 'next/navigation';
import { OperationsScreen } from '@/components/sections/funds/operations-screen';
import { DebtsButton } from '@/components/sections/stock/debts/debts-button';
import { ReceiveLink } from '@/components/sections/stock/add/receive-link';
import { preload } from '@/lib/bff/preload';
import type { Visit } from '@/lib/bff/require-page';
import { mayAt } from '@/lib/bff/offers';
import { listDebts } from '@/lib/sections/stock/contract/debts';
import { getFunds } from '@/lib/sections/funds/contract';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { screenPage } from '@/app/(main)/screen-page';

const mayDeliver = (visit: Visit): boolean =>
  mayAt(visit, { ...addToStock, access: { flags: ['StockView', 'StockAdd'] } });

const screen = (visit: Visit) => (
  <OperationsScreen
    addToStock={
      <>
        {mayAt(visit, listDebts) && <DebtsButton />}
        {mayDeliver(visit) && <ReceiveLink />}
      </>
    }
  />
);

const OperationsPage = screenPage('operations', screen, (visit) => [preload(visit, getFunds, {})], {
  admit: (visit, params) => {
    // Old addresses: receiving was a dialog of this page.
    if (params.get('open') === 'delivery' && mayDeliver(visit)) redirect('/stock/receive');
  },
});

export default OperationsPage;
