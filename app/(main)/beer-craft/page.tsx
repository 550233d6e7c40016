import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import { beerCraftsList } from '@/lib/sections/craft/lists/crafts';
import { listPage } from '@/app/(main)/screen-page';

const BeerCraftPage = listPage('beer-craft', beerCraftsList, <CraftsScreen beer />);

export default BeerCraftPage;
