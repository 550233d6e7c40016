import { DayPaper } from '@/components/days/day-paper';
import { dayPaper } from '@/lib/bff/day-paper';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function DaySheetPage({ params }: Props) {
  return <DayPaper {...await dayPaper(params)} />;
}
