import { CountResult } from '@/components/sections/stocktake/paper-result';
import { countPaper } from '@/lib/sections/stocktake/bff';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function CountResultPage({ params }: Props) {
  return <CountResult {...await countPaper(params)} />;
}
