import { CountSheet } from '@/components/stocktake/paper-sheet';
import { countPaper } from '@/lib/bff/count-paper';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function CountSheetPage({ params }: Props) {
  return <CountSheet {...await countPaper(params)} />;
}
