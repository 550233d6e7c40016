import { CountSheet } from '@/components/sections/stocktake/paper-result';
import { countPaper } from '@/lib/sections/stocktake/bff';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function CountSheetPage({ params }: Props) {
  return <CountSheet {...await countPaper(params)} />;
}
