import { BatchesScreen } from '@/components/sections/craft/batches-screen';
import { beerBatchesList } from '@/lib/sections/craft/lists/batches';
import { listPage } from '@/app/(main)/screen-page';

const BeerBatchesPage = listPage('beer-craft', beerBatchesList, <BatchesScreen beer />, 'ours');

export default BeerBatchesPage;
