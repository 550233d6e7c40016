import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { beerCraftsList } from '@/lib/sections/craft/lists/crafts';

export default async function BeerCraftPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('beer-craft');
  return (
    <Preloaded entries={await preloadList(visit, beerCraftsList, searchParams)}>
      <CraftsScreen beer />
    </Preloaded>
  );
}
