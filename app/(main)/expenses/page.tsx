import { ExpensesScreen } from '@/components/sections/expenses/expenses-screen';
import { preload } from '@/lib/bff/preload';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { getFunds } from '@/lib/sections/funds/contract';
import { expensesList } from '@/lib/sections/expenses/list';
import { listPage } from '@/app/(main)/screen-page';

const ExpensesPage = listPage('expenses', expensesList, <ExpensesScreen />, undefined, (visit) => [
  preload(visit, getFunds, {}),
  preload(visit, expenseCategories, { query: { hidden: '1' } }),
]);

export default ExpensesPage;
