import { failedPage } from '@/app/(print)/failed-page';
import { SALARY_READ } from '@/lib/sections/salary/contract/salary';

const PayslipsFailedPage = failedPage('salary', /^\/api\/salary\/payslips\.pdf\?[\w=&,-]+$/, '/salary', SALARY_READ);

export default PayslipsFailedPage;
