import { CountsScreen } from '@/components/sections/stocktake/counts-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { listCounts, startCount } from '@/lib/sections/stocktake/contract';
import { mayAccess } from '@/lib/rights/permissions';

export default async function CountsPage() {
  const visit = await requirePage('stock');
  const mayCount = mayAccess(visit.person, startCount.access, specialLogins()) && !visit.server.readonly;
  return (
    <Preloaded entries={await preload(visit, listCounts, {})}>
      <CountsScreen mayCount={mayCount} />
    </Preloaded>
  );
}
