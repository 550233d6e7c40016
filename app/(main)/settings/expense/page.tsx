import { CategoriesScreen } from '@/components/sections/categories/categories-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { listCategories } from '@/lib/sections/categories/contract';
import { categoriesList } from '@/lib/sections/categories/list';

export default async function ExpenseCategoriesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('settings', listCategories.access);
  return (
    <Preloaded entries={await preloadList(visit, categoriesList, searchParams)}>
      <CategoriesScreen />
    </Preloaded>
  );
}
