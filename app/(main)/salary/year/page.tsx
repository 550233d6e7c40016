import { SalaryYearScreen } from '@/components/sections/salary/year-screen';
import { salaryYearList } from '@/lib/sections/salary/lists/year';
import { listPage } from '@/app/(main)/screen-page';

const SalaryYearPage = listPage('salary', salaryYearList, <SalaryYearScreen />, 'call');

export default SalaryYearPage;
