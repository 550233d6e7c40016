'use client';
import { useHidden, useServer } from '@/components/sight/offers';
import type { SectionId } from '@/lib/contract/sections';
import { findReportList } from '@/lib/sections/reports';
import { inOnePlace } from '@/lib/lists/one-place';
import { seenTable } from '@/lib/lists/seen';
import { extensionOf } from './extensions';
import { ReportScreen } from './report-screen';

interface ReportsScreenProps {
  section: SectionId;
  part: string;
}

/** A report of a section, as far as the person may see it. */
export function ReportsScreen({ section, part }: ReportsScreenProps) {
  const { ours } = useServer();
  const hidden = useHidden();
  const whole = findReportList(section, part);
  if (!whole) return null;
  const table = seenTable(ours ? whole : inOnePlace(whole), hidden);
  const { screen: Screen = ReportScreen, looks } = extensionOf(table.report);
  return <Screen key={table.id} table={table} looks={looks} />;
}
