import { ExpensesScreen } from '@/components/sections/expenses/expenses-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { attachExpenseFile, deleteExpense, expenseCategories } from '@/lib/sections/expenses/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import type { Access } from '@/lib/contract/permission';
import { isAdmin, mayAccess } from '@/lib/rights/permissions';
import { mayOpen } from '@/lib/navigation';
import { expensesList } from '@/lib/sections/expenses/list';

export default async function ExpensesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('expenses');
  const may = (access: Access) => mayAccess(visit.person, access, specialLogins()) && !visit.server.readonly;
  const rights = {
    isAdmin: isAdmin(visit.person, specialLogins()),
    change: may(deleteExpense.access),
    cancelOrders: may({ flags: ['CancelOrder'] }),
    attach: may(attachExpenseFile.access),
  };
  const entries = await Promise.all([
    preloadList(visit, expensesList, searchParams),
    preload(visit, getFunds, {}),
    preload(visit, expenseCategories, { query: { hidden: '1' } }),
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <ExpensesScreen rights={rights} seesStatistics={mayOpen('statistics', visit.person, specialLogins())} />
    </Preloaded>
  );
}
