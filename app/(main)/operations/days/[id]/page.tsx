import { DayRecord } from '@/components/sections/days/day-record';
import { getDay } from '@/lib/sections/days/contract';
import { recordPage } from '@/app/(main)/screen-page';

const DayPage = recordPage('operations', getDay, (id) => <DayRecord id={id} />);

export default DayPage;
