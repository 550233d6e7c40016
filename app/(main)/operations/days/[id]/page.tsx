import { DayRecord } from '@/components/sections/days/day-record';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { getDay } from '@/lib/sections/days/contract';

export default async function DayPage({ params }: { params: Promise<unknown> }) {
  const visit = await requirePage('operations');
  const id = getDay.params.safeParse(await params);
  if (!id.success) unknownAddress();
  return (
    <Preloaded entries={await preload(visit, getDay, { params: id.data })}>
      <DayRecord id={id.data.id} />
    </Preloaded>
  );
}
