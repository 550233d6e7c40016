'use client';
import type { SectionId } from '@/lib/navigation';
import { findReportTable } from '@/lib/reports/sections';
import { extensionOf } from './extensions';
import { ReportScreen } from './report-screen';
import { RightsContext, type ReportRights } from './rights';

interface ReportsScreenProps {
  section: SectionId;
  part: string;
  rights: ReportRights;
}

/** A report of a section. */
export function ReportsScreen({ section, part, rights }: ReportsScreenProps) {
  const table = findReportTable(section, part);
  if (!table) return null;
  const { screen: Screen = ReportScreen, looks } = extensionOf(table.report);
  return (
    <RightsContext value={rights}>
      <Screen key={table.id} table={table} looks={looks} />
    </RightsContext>
  );
}
