import { CountResult } from '@/components/stocktake/paper-result';
import { countPaper } from '@/lib/bff/count-paper';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function CountResultPage({ params }: Props) {
  return <CountResult {...await countPaper(params)} />;
}
