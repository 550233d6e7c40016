import { CategoriesScreen } from '@/components/sections/categories/categories-screen';
import { categoriesList } from '@/lib/sections/categories/list';
import { listPage } from '@/app/(main)/screen-page';

const ExpenseCategoriesPage = listPage('settings', categoriesList, <CategoriesScreen />, 'call');

export default ExpenseCategoriesPage;
