import { CountScreen } from '@/components/sections/stocktake/count-screen';
import { getCount } from '@/lib/sections/stocktake/contract';
import { recordPage } from '@/app/(main)/screen-page';

const CountPage = recordPage('stock', getCount, (id) => <CountScreen id={id} />);

export default CountPage;
