import { redirect } from 'next/navigation';
import { StockScreen } from '@/components/sections/stock/stock-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { stockDaysLeft, stockFolder, stockPending } from '@/lib/sections/stock/contract/stock';

interface Props {
  searchParams: Promise<{ folder?: string | string[]; open?: string | string[] }>;
}

export default async function StockPage({ searchParams }: Props) {
  const visit = await requirePage('stock');
  const given = await searchParams;
  const folder = Number(given.folder ?? 0);
  const known = Number.isSafeInteger(folder) && folder >= 0 ? folder : 0;
  // Old addresses: receiving was a dialog of this page.
  if (given.open === 'new' && mayAt(visit, addToStock)) redirect('/stock/receive');
  const entries = await Promise.all([
    preload(visit, stockFolder, { query: { folder: known } }),
    mayAt(visit, stockPending) ? preload(visit, stockPending, {}) : [],
    mayAt(visit, stockDaysLeft) ? preload(visit, stockDaysLeft, {}) : [],
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <StockScreen />
    </Preloaded>
  );
}
