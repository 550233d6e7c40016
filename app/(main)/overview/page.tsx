import { OverviewScreen } from '@/components/sections/overview/overview-screen';
import { preloadLater } from '@/lib/bff/preload';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { screenPage } from '@/app/(main)/screen-page';

const OverviewPage = screenPage('overview', <OverviewScreen />, (visit) => [
  Promise.resolve(preloadLater(visit, getOverview, {})),
]);

export default OverviewPage;
