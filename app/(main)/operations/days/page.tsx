import { DaysScreen } from '@/components/sections/days/days-screen';
import { daysList } from '@/lib/sections/days/list';
import { listPage } from '@/app/(main)/screen-page';

const DaysPage = listPage('operations', daysList, <DaysScreen />, 'call');

export default DaysPage;
