import { OverviewScreen } from '@/components/sections/overview/overview-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadLater } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { getOverview } from '@/lib/sections/overview/contract/overview';

export default async function OverviewPage() {
  const visit = await requirePage('overview');
  return (
    <Preloaded entries={preloadLater(visit, getOverview, {})}>
      <OverviewScreen />
    </Preloaded>
  );
}
