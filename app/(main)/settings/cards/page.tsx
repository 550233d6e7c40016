import { CardsScreen } from '@/components/sections/cards/cards-screen';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { cardsList } from '@/lib/sections/cards/list';

export default async function CardsPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('settings', cardsList.endpoint.access);
  return (
    <Preloaded entries={await preloadList(visit, cardsList, searchParams)}>
      <CardsScreen tabs={<SettingsTabs open="cards" />} />
    </Preloaded>
  );
}
