import { MenuScreen } from '@/components/sections/menu/menu-screen';
import { preload } from '@/lib/bff/preload';
import { folderIn } from '@/lib/bff/preload-list';
import { menuFolder } from '@/lib/sections/menu/contract/menu';
import { screenPage } from '@/app/(main)/screen-page';

const MenuPage = screenPage('menu', <MenuScreen />, (visit, params) => [
  preload(visit, menuFolder, { query: { folder: folderIn(params) } }),
]);

export default MenuPage;
