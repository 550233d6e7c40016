import { DaysScreen } from '@/components/sections/days/days-screen';
import { DAYS_ON_PAGE, pageOf } from '@/components/sections/days/page-of';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { listDays } from '@/lib/sections/days/contract';

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

export default async function DaysPage({ searchParams }: Props) {
  const visit = await requirePage('operations', listDays.access);
  const page = pageOf(String((await searchParams).page));
  return (
    <Preloaded entries={await preload(visit, listDays, { body: { page, count: DAYS_ON_PAGE } })}>
      <DaysScreen />
    </Preloaded>
  );
}
