import { CardsScreen } from '@/components/sections/cards/cards-screen';
import { cardsList } from '@/lib/sections/cards/list';
import { listPage } from '@/app/(main)/screen-page';

const CardsPage = listPage('settings', cardsList, <CardsScreen />, 'call');

export default CardsPage;
