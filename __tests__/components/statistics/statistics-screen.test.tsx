import { screen, waitFor, within } from '@testing-library/react';
import { ReportsScreen } from '@/components/statistics/reports-screen';
import { menuFolders } from '@/lib/contract/menu';
import { findReportTable } from '@/lib/reports/sections';
import { renderUi } from '../../support/render';
import { lost, on, serve } from '../../support/serve';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));

const RIGHTS = { groups: false, sensors: true, menu: false, venue: false, closed: [] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('after a failure', () => {
  beforeEach(() => {
    globalThis.fetch = lost;
  });
  const open = (part: string, search = '') =>
    renderUi(
      <main id="main">
        <ReportsScreen section={part === 'delivery' ? 'delivery' : 'statistics'} part={part} rights={RIGHTS} />
      </main>,
      { at: `/statistics/${part}${search}`, locale: 'en' },
    );

  it.each(['revenue', 'orders_by_hours', 'ingredients_lists', 'delivery', 'draft_beer'])(
    '%s stops waiting',
    async (part) => {
      open(part, part === 'draft_beer' ? '?item=11' : '');
      expect(await screen.findAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
      await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0));
      expect(document.querySelectorAll('aside .skeleton')).toHaveLength(0);
    },
  );
});

test('all time has no comparison, and the screen explains it without empty columns', async () => {
  const table = findReportTable('statistics', 'dishes')!;
  const figures = { menu_price: 250, orders_quantity: 3, average_orders_per_day: 1, orders_price: 750 };
  const row = { menu_id: 1, name: 'Tom yam', count: 3, ...figures };
  const axis = { start_time: null, end_time: 1 };
  serve(
    on(table.endpoint, { items: [row], totals: { total_records: 1 }, bucket: 'month', axis }),
    on(menuFolders, { rows: [] }),
  );
  renderUi(
    <main id="main">
      <ReportsScreen section="statistics" part="dishes" rights={RIGHTS} />
    </main>,
    { at: `${table.path}?period_id=4&compare=week`, locale: 'en' },
  );
  const grid = await screen.findByRole('grid');
  expect(await screen.findByText('All time has nothing to be compared with.')).toBeInTheDocument();
  expect(within(grid).queryAllByRole('columnheader', { name: /change|Δ|%/ })).toEqual([]);
});
