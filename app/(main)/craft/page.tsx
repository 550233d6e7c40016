import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import { craftsList } from '@/lib/sections/craft/lists/crafts';
import { listPage } from '@/app/(main)/screen-page';

const CraftPage = listPage('craft', craftsList, <CraftsScreen beer={false} />);

export default CraftPage;
