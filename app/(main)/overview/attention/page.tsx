import { AttentionScreen } from '@/components/sections/overview/attention-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { attentionList } from '@/lib/sections/overview/lists/attention';

export default async function AttentionPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('overview', attentionList.endpoint.access);
  return (
    <Preloaded entries={await preloadList(visit, attentionList, searchParams)}>
      <AttentionScreen />
    </Preloaded>
  );
}
