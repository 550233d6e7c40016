import { CountScreen } from '@/components/sections/stocktake/count-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { approveCount, getCount, startCount } from '@/lib/sections/stocktake/contract';
import { mayAccess } from '@/lib/rights/permissions';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function CountPage({ params }: Props) {
  const visit = await requirePage('stock');
  const id = getCount.params.safeParse(await params);
  if (!id.success) unknownAddress();
  const may = (access: typeof startCount.access | typeof approveCount.access) =>
    mayAccess(visit.person, access, specialLogins()) && !visit.server.readonly;
  const rights = {
    login: visit.person.login,
    mayCount: may(startCount.access),
    mayApprove: may(approveCount.access),
  };
  return (
    <Preloaded entries={await preload(visit, getCount, { params: id.data })}>
      <CountScreen id={id.data.id} rights={rights} />
    </Preloaded>
  );
}
