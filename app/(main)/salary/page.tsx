import { SalaryScreen } from '@/components/sections/salary/salary-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { SALARY_CHANGE, salaryPage } from '@/lib/sections/salary/contract/salary';
import { createUser } from '@/lib/sections/users/contract/users';
import { mayAccess } from '@/lib/rights/permissions';
import { salaryList } from '@/lib/sections/salary/lists/salary';

export default async function SalaryPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('salary', salaryPage.access);
  const reader = {
    edits: mayAccess(visit.person, SALARY_CHANGE, specialLogins()) && !visit.server.readonly,
    accounts: mayAccess(visit.person, createUser.access, specialLogins()),
    isOwn: isOwn(visit.server),
    editors: visit.server.readonly ? [] : [...new Set([specialLogins().adminLogin, ...specialLogins().salaryEditors])],
  };
  return (
    <Preloaded entries={await preloadList(visit, salaryList, searchParams)}>
      <SalaryScreen reader={reader} />
    </Preloaded>
  );
}
