import { DayRecord } from '@/components/sections/days/day-record';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { explainDay, getDay, listDays, reopenDay } from '@/lib/sections/days/contract';
import { mayAccess } from '@/lib/rights/permissions';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function DayPage({ params }: Props) {
  const visit = await requirePage('operations');
  const id = getDay.params.safeParse(await params);
  if (!id.success) unknownAddress();
  const mayList = mayAccess(visit.person, listDays.access, specialLogins());
  const mayReopen = mayAccess(visit.person, reopenDay.access, specialLogins()) && !visit.server.readonly;
  const mayExplain = mayAccess(visit.person, explainDay.access, specialLogins()) && !visit.server.readonly;
  return (
    <Preloaded entries={await preload(visit, getDay, { params: id.data })}>
      <DayRecord id={id.data.id} mayList={mayList} mayReopen={mayReopen} mayExplain={mayExplain} />
    </Preloaded>
  );
}
