import { fireEvent, screen } from '@testing-library/react';
import { useReportView } from '@/components/report/use-report-view';
import { FilterPanel } from '@/components/statistics/filter-panel';
import { RightsContext } from '@/components/statistics/rights';
import { findReportTable, type Reporting } from '@/lib/reports/sections';
import { renderUi } from '../../support/render';

const RIGHTS = { groups: false, sensors: false, menu: false, closed: [] };

function Panel({ section, part }: { section: Reporting; part: string }) {
  const table = findReportTable(section, part)!;
  return (
    <main id="main">
      <FilterPanel table={table} view={useReportView(table)} />
    </main>
  );
}
const open = (section: Reporting, part: string, search = '', venue = true) =>
  renderUi(
    <RightsContext value={{ ...RIGHTS, venue }}>
      <Panel section={section} part={part} />
    </RightsContext>,
    { at: `/${section}/${part}${search}`, locale: 'en' },
  );

test('a text filters on Enter or on blur, without its outer spaces', async () => {
  const { user } = open('statistics', 'discount_cards');
  const field = screen.getByRole('textbox', { name: 'Card number' });
  await user.type(field, ' 0012 {Enter}');
  expect(window.location.search).toBe('?card_number=0012');
  await user.clear(field);
  expect(window.location.search).toBe('?card_number=0012');
  fireEvent.blur(field);
  expect(window.location.search).toBe('');
});

test('a place is chosen by its name', async () => {
  const { user } = open('analytics', 'discount100', '?place_id=18');
  await user.click(screen.getByRole('combobox', { name: 'Place' }));
  await user.click(await screen.findByRole('option', { name: 'Karaoke' }));
  expect(window.location.search).toBe('?place_id=17');
});

test('a legacy server’s report has no filters that only our server knows', () => {
  open('analytics', 'buisness_lanch_by_days', '', false);
  expect(screen.getByRole('combobox', { name: 'Chart' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Category/ })).not.toBeInTheDocument();
});
