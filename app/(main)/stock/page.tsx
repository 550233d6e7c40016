import { redirect } from 'next/navigation';
import { StockScreen } from '@/components/sections/stock/stock-screen';
import { mayAt } from '@/lib/bff/offers';
import { preload } from '@/lib/bff/preload';
import { folderIn } from '@/lib/bff/preload-list';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { stockDaysLeft, stockFolder, stockPending } from '@/lib/sections/stock/contract/stock';
import { screenPage } from '@/app/(main)/screen-page';

const StockPage = screenPage(
  'stock',
  <StockScreen />,
  (visit, params) => [
    preload(visit, stockFolder, { query: { folder: folderIn(params) } }),
    ...(mayAt(visit, stockPending) ? [preload(visit, stockPending, {})] : []),
    ...(mayAt(visit, stockDaysLeft) ? [preload(visit, stockDaysLeft, {})] : []),
  ],
  {
    admit: (visit, params) => {
      // Old addresses: receiving was a dialog of this page.
      if (params.get('open') === 'new' && mayAt(visit, addToStock)) redirect('/stock/receive');
    },
  },
);

export default StockPage;
