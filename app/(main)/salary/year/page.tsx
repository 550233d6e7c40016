import { SalaryYearScreen } from '@/components/sections/salary/year-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';
import { salaryYearList } from '@/lib/sections/salary/lists/year';

export default async function SalaryYearPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('salary', salaryYearPage.access);
  return (
    <Preloaded entries={await preloadList(visit, salaryYearList, searchParams)}>
      <SalaryYearScreen />
    </Preloaded>
  );
}
