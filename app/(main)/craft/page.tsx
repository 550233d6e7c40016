import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import { craftsList } from '@/lib/sections/craft/lists/crafts';
import { listPage } from '@/app/(main)/list-page';

const CraftPage = listPage('craft', craftsList, <CraftsScreen beer={false} />);

export default CraftPage;
