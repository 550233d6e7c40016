import { ExpensesScreen } from '@/components/sections/expenses/expenses-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { getFunds } from '@/lib/sections/funds/contract';
import { expensesList } from '@/lib/sections/expenses/list';

export default async function ExpensesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('expenses');
  const entries = await Promise.all([
    preloadList(visit, expensesList, searchParams),
    preload(visit, getFunds, {}),
    preload(visit, expenseCategories, { query: { hidden: '1' } }),
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <ExpensesScreen />
    </Preloaded>
  );
}
