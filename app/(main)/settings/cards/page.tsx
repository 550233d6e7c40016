import { CardsScreen } from '@/components/sections/cards/cards-screen';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { cardsList } from '@/lib/sections/cards/list';
import { listPage } from '@/app/(main)/list-page';

const CardsPage = listPage('settings', cardsList, <CardsScreen tabs={<SettingsTabs open="cards" />} />, 'call');

export default CardsPage;
