import { forbidden } from 'next/navigation';
import { DaysScreen } from '@/components/days/days-screen';
import { DAYS_ON_PAGE, pageOf } from '@/components/days/page-of';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { listDays } from '@/lib/contract/days';
import { mayAccess } from '@/lib/domain/permissions';

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

export default async function DaysPage({ searchParams }: Props) {
  const visit = await requirePage('operations');
  if (!mayAccess(visit.person, listDays.access, standing())) forbidden();
  const page = pageOf(String((await searchParams).page));
  return (
    <Preloaded entries={await preload(visit, listDays, { body: { page, count: DAYS_ON_PAGE } })}>
      <DaysScreen />
    </Preloaded>
  );
}
