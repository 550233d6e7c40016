import { failedPage } from '@/app/(print)/failed-page';
import { cardPage } from '@/lib/sections/cards/contract';

const CardSheetFailedPage = failedPage(
  'settings',
  /^\/api\/settings\/cards\.pdf\?cards=[\d,]+$/,
  '/settings/cards',
  cardPage.access,
);

export default CardSheetFailedPage;
