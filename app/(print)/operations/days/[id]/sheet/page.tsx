import { notFound } from 'next/navigation';
import { DayPaper } from '@/components/sections/days/day-paper';
import { recordPaper } from '@/lib/bff/record';
import { getDay } from '@/lib/sections/days/contract';

export default async function DaySheetPage({ params }: { params: Promise<unknown> }) {
  const { reply: close, about } = await recordPaper('operations', getDay, params);
  // A day that is not closed has none.
  if (!close.sheet) notFound();
  return <DayPaper close={close} sheet={close.sheet} {...about} />;
}
