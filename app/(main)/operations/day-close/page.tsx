import { DayCloseScreen } from '@/components/sections/days/day-close-screen';
import { preload } from '@/lib/bff/preload';
import { currentDay } from '@/lib/sections/days/contract';
import { screenPage } from '@/app/(main)/screen-page';

const DayClosePage = screenPage('operations', <DayCloseScreen />, (visit) => [preload(visit, currentDay, {})]);

export default DayClosePage;
