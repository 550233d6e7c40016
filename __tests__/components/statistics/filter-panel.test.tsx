import { fireEvent, screen } from '@testing-library/react';
import { useReportView } from '@/components/report/use-report-view';
import { FilterPanel } from '@/components/statistics/filter-panel';
import { reportTable } from '@/lib/reports/report/table';
import { cards } from '../../support/analytics';
import { renderUi } from '../../support/render';

const table = reportTable(cards, 'analytics');

function Panel() {
  return (
    <main id="main">
      <FilterPanel table={table} view={useReportView(table)} />
    </main>
  );
}
const open = (search = '') => renderUi(<Panel />, { at: `/analytics/discount100${search}`, locale: 'en' });

test('a text filters on Enter or on blur, without its outer spaces', async () => {
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'Holder' });
  await user.type(field, ' mei {Enter}');
  expect(window.location.search).toBe('?username=mei');
  await user.clear(field);
  expect(window.location.search).toBe('?username=mei');
  fireEvent.blur(field);
  expect(window.location.search).toBe('');
});

test('a place is chosen by its name', async () => {
  const { user } = open('?place_id=18');
  await user.click(screen.getByRole('combobox', { name: 'Place' }));
  await user.click(await screen.findByRole('option', { name: 'Karaoke' }));
  expect(window.location.search).toBe('?place_id=17');
});
