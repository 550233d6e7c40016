import { CountScreen } from '@/components/sections/stocktake/count-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { getCount } from '@/lib/sections/stocktake/contract';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function CountPage({ params }: Props) {
  const visit = await requirePage('stock');
  const id = getCount.params.safeParse(await params);
  if (!id.success) unknownAddress();
  return (
    <Preloaded entries={await preload(visit, getCount, { params: id.data })}>
      <CountScreen id={id.data.id} />
    </Preloaded>
  );
}
