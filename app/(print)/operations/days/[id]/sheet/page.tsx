import { DayPaper } from '@/components/sections/days/day-paper';
import { dayPaper } from '@/lib/sections/days/bff';

interface Props {
  params: Promise<{ id: string }>;
}

export default async function DaySheetPage({ params }: Props) {
  return <DayPaper {...await dayPaper(params)} />;
}
