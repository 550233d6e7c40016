import { screen } from '@testing-library/react';
import { EarlierNote } from '@/components/statistics/earlier-note';
import { ReportNote } from '@/components/statistics/report-note';
import type { Locale } from '@/lib/i18n/locale';
import { everyReport, findReportTable } from '@/lib/reports/sections';
import en from '@/messages/en.json';
import { fromVenueClock } from '@/lib/domain/venue-time';
import { renderUi } from '../../support/render';

const report = (part: string) => findReportTable('analytics', part)!.report;
const now = fromVenueClock('2026-11-23 18:00:00', 'Asia/Bangkok');
const reply = { axis: { start_time: null, end_time: now } };

test.each([
  ['ru', 'Прошлый период: 01.10.2026 12:00 – 23.10.2026 18:00'],
  ['en', 'Previous period: 01.10.2026 12:00 – 23.10.2026 18:00'],
] as const)('sessions name the period before, in %s', (locale: Locale, text) => {
  renderUi(<EarlierNote report={report('princess_promo_sessions')} period={{ period_id: 3 }} reply={reply} />, {
    locale,
  });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each(['princess_promo_sessions', 'dishes_lanch'])('%s of all time have nothing before', (part) => {
  renderUi(<EarlierNote report={report(part)} period={{ period_id: 4 }} reply={reply} />, { locale: 'en' });
  expect(screen.getByText('All time has nothing to be compared with.')).toBeInTheDocument();
});

test.each(['discount100', 'dishes_lanch'])('%s have no note of the period before', (part) => {
  const { container } = renderUi(<EarlierNote report={report(part)} period={{ period_id: 3 }} reply={reply} />);
  expect(container).toBeEmptyDOMElement();
});

test('a note opens under a question of its own', async () => {
  const { user } = renderUi(<ReportNote part="cash2safe" />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'What counts' }));
  expect(screen.getByText(en.reports.parts.cash2safe.note)).toBeVisible();
});

test('only notes about stock stand under the question about days left', () => {
  const { parts } = en.reports as { parts: Readonly<Record<string, { note?: string; asked?: string }>> };
  const without = everyReport.filter(({ part }) => parts[part]?.note && !parts[part].asked).map(({ part }) => part);
  expect(without).toEqual(['draft_beer', 'alcohol', 'products']);
});
