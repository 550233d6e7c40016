import { failedPage } from '@/app/(print)/failed-page';

const BeerCraftPaperFailedPage = failedPage(
  'beer-craft',
  /^\/api\/beer-craft\/(?:labels|kitchen-sheet)\.pdf\?[\w=&.]+$/,
  '/beer-craft',
);

export default BeerCraftPaperFailedPage;
