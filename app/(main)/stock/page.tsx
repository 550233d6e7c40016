import { redirect } from 'next/navigation';
import { StockScreen } from '@/components/sections/stock/stock-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';
import type { Access, Flag } from '@/lib/contract/permission';
import { stockDaysLeft, stockFolder, stockPending } from '@/lib/sections/stock/contract/stock';
import { mayAccess } from '@/lib/rights/permissions';

interface Props {
  searchParams: Promise<{ folder?: string | string[]; open?: string | string[] }>;
}

export default async function StockPage({ searchParams }: Props) {
  const visit = await requirePage('stock');
  const given = await searchParams;
  const folder = Number(given.folder ?? 0);
  const known = Number.isSafeInteger(folder) && folder >= 0 ? folder : 0;
  const mayRead = (access: Access) => mayAccess(visit.person, access, specialLogins());
  const may = (flag: Flag) => mayRead({ flags: [flag] }) && !visit.server.readonly;
  // Old addresses: receiving was a dialog of this page.
  if (given.open === 'new' && may('StockAdd')) redirect('/stock/receive');
  const pending = mayRead(stockPending.access);
  const daysLeft = isOwn(visit.server);
  const attach = mayRead(attachExpenseFile.access) && !visit.server.readonly;
  const price = may('MenuEdit');
  const costs = isOwn(visit.server) && mayRead(listCostMoves.access);
  const own = { pending, daysLeft, attach, price, costs };
  const rights = { add: may('StockAdd'), edit: may('StockEdit'), remove: may('StockDelete'), ...own };
  const entries = await Promise.all([
    preload(visit, stockFolder, { query: { folder: known } }),
    pending ? preload(visit, stockPending, {}) : [],
    daysLeft ? preload(visit, stockDaysLeft, {}) : [],
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <StockScreen rights={rights} />
    </Preloaded>
  );
}
