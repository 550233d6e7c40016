import { OperationsScreen } from '@/components/operations/operations-screen';
import { DebtsButton } from '@/components/stock/debts/debts-button';
import { AddToStockButton } from '@/components/stock/add/add-to-stock-button';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { standing } from '@/lib/bff/settings';
import { listDebts, payDebt } from '@/lib/contract/debts';
import { attachExpenseFile } from '@/lib/contract/expenses';
import { addService, FUND_OPERATIONS, FundOperation, getFunds } from '@/lib/contract/funds';
import { saveItem } from '@/lib/contract/menu-edit';
import type { Access } from '@/lib/contract/permission';
import { mayAccess } from '@/lib/domain/permissions';

export default async function OperationsPage() {
  const visit = await requirePage('operations');
  const may = (access: Access) => mayAccess(visit.person, access, standing()) && !visit.server.readonly;
  const allowed = FundOperation.options.filter((operation) => may({ flags: [FUND_OPERATIONS[operation]] }));
  const mayOwe = isOwn(visit.server) && mayAccess(visit.person, listDebts.access, standing());
  const mayDeliver = may({ flags: ['StockView', 'StockAdd'] });
  return (
    <Preloaded entries={await preload(visit, getFunds, {})}>
      <OperationsScreen
        allowed={allowed}
        mayServe={may(addService.access)}
        undoes={isOwn(visit.server)}
        addToStock={
          <>
            {mayOwe && <DebtsButton mayPay={may(payDebt.access)} />}
            {mayDeliver && (
              <AddToStockButton rights={{ attach: may(attachExpenseFile.access), price: may(saveItem.access) }} />
            )}
          </>
        }
      />
    </Preloaded>
  );
}
