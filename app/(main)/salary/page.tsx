import { SalaryScreen } from '@/components/sections/salary/salary-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { salaryPage } from '@/lib/sections/salary/contract/salary';
import { salaryList } from '@/lib/sections/salary/lists/salary';

export default async function SalaryPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('salary', salaryPage.access);
  const { adminLogin, salaryEditors } = specialLogins();
  const editors = visit.server.readonly ? [] : [...new Set([adminLogin, ...salaryEditors])];
  return (
    <Preloaded entries={await preloadList(visit, salaryList, searchParams)}>
      <SalaryScreen editors={editors} />
    </Preloaded>
  );
}
