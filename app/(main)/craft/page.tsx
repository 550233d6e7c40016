import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { craftsList } from '@/lib/sections/craft/lists/crafts';

export default async function CraftPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('craft');
  return (
    <Preloaded entries={await preloadList(visit, craftsList, searchParams)}>
      <CraftsScreen beer={false} />
    </Preloaded>
  );
}
