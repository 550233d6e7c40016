import { BatchesScreen } from '@/components/sections/craft/batches-screen';
import { craftBatchesList } from '@/lib/sections/craft/lists/batches';
import { listPage } from '@/app/(main)/screen-page';

const BatchesPage = listPage('craft', craftBatchesList, <BatchesScreen beer={false} />, 'ours');

export default BatchesPage;
