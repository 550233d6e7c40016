import { CountSheet } from '@/components/sections/stocktake/paper-result';
import { recordPaper } from '@/lib/bff/record';
import { getCount } from '@/lib/sections/stocktake/contract';

export default async function CountSheetPage({ params }: { params: Promise<unknown> }) {
  const { reply, about } = await recordPaper('stock', getCount, params);
  return <CountSheet {...reply} {...about} />;
}
