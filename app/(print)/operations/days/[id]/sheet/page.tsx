import { DayPaper } from '@/components/sections/days/day-paper';
import { dayPaper } from '@/lib/sections/days/bff';

export default async function DaySheetPage({ params }: { params: Promise<unknown> }) {
  return <DayPaper {...await dayPaper(params)} />;
}
