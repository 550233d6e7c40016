import { screen, waitFor } from '@testing-library/react';
import { useReportView } from '@/components/report/use-report-view';
import { FilterPanel } from '@/components/statistics/filter-panel';
import { RightsContext } from '@/components/statistics/rights';
import { menuFolders } from '@/lib/contract/menu';
import { findReportTable } from '@/lib/reports/sections';
import { inputOf, viewOf } from '@/lib/reports/view';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';

const RIGHTS = { groups: false, sensors: false, menu: false, closed: [] };

beforeEach(() => {
  serve(on(menuFolders, { rows: [] }));
});

function Panel({ section, part }: { section: 'statistics' | 'karaoke'; part: string }) {
  const table = findReportTable(section, part)!;
  return <FilterPanel table={table} view={useReportView(table)} />;
}
const open = (section: 'statistics' | 'karaoke', part: string, venue = true) =>
  renderUi(
    <RightsContext value={{ ...RIGHTS, venue }}>
      <Panel section={section} part={part} />
    </RightsContext>,
    { at: `/${section}/${part}`, locale: 'en' },
  );

test('a report names its hall and offers the whole venue beside it', async () => {
  const { user } = open('karaoke', 'revenue');
  expect(screen.getByRole('button', { name: 'Karaoke' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Whole venue' }));
  expect(window.location.search).toBe('?hall=venue');
  expect(screen.getByRole('button', { name: 'Whole venue' })).toHaveAttribute('aria-pressed', 'true');
});

test('a legacy server’s report names its hall only', () => {
  open('statistics', 'revenue', false);
  expect(screen.getByText('Main bar', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Whole venue' })).not.toBeInTheDocument();
});

test('a report without a place says that it is about the whole venue', () => {
  open('karaoke', 'expense_categories');
  expect(screen.getByText('Whole venue', { exact: false })).toBeInTheDocument();
});

test('the comparison stands first, the category beside it', async () => {
  open('statistics', 'dishes');
  const comparison = screen.getByRole('combobox', { name: 'Compare with' });
  const category = await screen.findByRole('button', { name: /^Category/ });
  await waitFor(() => expect(category).not.toHaveTextContent('…'));
  expect(comparison.compareDocumentPosition(category)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a request names the hall only for the whole venue', () => {
  const table = findReportTable('statistics', 'dishes')!;
  const bodyOf = (search: string) => inputOf(table, viewOf(table, new URLSearchParams(search))).body;
  expect(bodyOf('')).not.toHaveProperty('hall');
  expect(bodyOf('hall=venue')).toHaveProperty('hall', 'venue');
  expect(bodyOf('hall=cellar')).not.toHaveProperty('hall');
});
