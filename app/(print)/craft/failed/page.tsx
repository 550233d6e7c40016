import { failedPage } from '@/app/(print)/failed-page';

const CraftPaperFailedPage = failedPage('craft', /^\/api\/craft\/(?:labels|kitchen-sheet)\.pdf\?[\w=&.]+$/, '/craft');

export default CraftPaperFailedPage;
