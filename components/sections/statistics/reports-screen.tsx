'use client';
import { useHidden } from '@/components/sight/offers';
import type { SectionId } from '@/lib/contract/sections';
import { findReportList } from '@/lib/sections/reports';
import { inOnePlace } from '@/lib/lists/one-place';
import { seenTable } from '@/lib/lists/seen';
import { extensionOf } from './extensions';
import { ReportScreen } from './report-screen';
import { RightsContext, type ReportRights } from './rights';

interface ReportsScreenProps {
  section: SectionId;
  part: string;
  rights: ReportRights;
}

/** A report of a section, as far as the person may see it. */
export function ReportsScreen({ section, part, rights }: ReportsScreenProps) {
  const hidden = useHidden();
  const whole = findReportList(section, part);
  if (!whole) return null;
  const table = seenTable(rights.venue ? whole : inOnePlace(whole), hidden);
  const { screen: Screen = ReportScreen, looks } = extensionOf(table.report);
  return (
    <RightsContext value={rights}>
      <Screen key={table.id} table={table} looks={looks} />
    </RightsContext>
  );
}
