import { CountsScreen } from '@/components/sections/stocktake/counts-screen';
import { countsList } from '@/lib/sections/stocktake/list';
import { listPage } from '@/app/(main)/screen-page';

const CountsPage = listPage('stock', countsList, <CountsScreen />);

export default CountsPage;
