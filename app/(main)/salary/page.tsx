import { SalaryScreen } from '@/components/sections/salary/salary-screen';
import { specialLogins } from '@/lib/bff/settings';
import { salaryList } from '@/lib/sections/salary/lists/salary';
import { listPage } from '@/app/(main)/screen-page';

const SalaryPage = listPage(
  'salary',
  salaryList,
  (visit) => {
    const { adminLogin, salaryEditors } = specialLogins();
    const editors = visit.server.readonly ? [] : [...new Set([adminLogin, ...salaryEditors])];
    return <SalaryScreen editors={editors} />;
  },
  'call',
);

export default SalaryPage;
