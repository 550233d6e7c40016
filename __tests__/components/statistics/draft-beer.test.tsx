import { act, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { DraftBeerScreen } from '@/components/statistics/draft-beer-screen';
import { LiveVolume, SensorWatch } from '@/components/statistics/live-volume';
import { productSales } from '@/lib/reports/statistics/product-sales';
import { readSensor } from '@/lib/contract/sensors';
import { CODE } from '@/lib/contract/problem';
import { findReportTable } from '@/lib/reports/sections';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));

const table = findReportTable('statistics', 'draft_beer')!;
const NAMES: Readonly<Record<number, string>> = { 11: 'Chang', 12: 'Singha', 13: 'Leo' };

const beerOf = (id: number) => ({
  ...{ id, name: NAMES[id] ?? '', sensor_id: null, channel_id: null, measure_name: 'л', stock_quantity: 30 },
  ...{ purchased_quantity: 60, sold_quantity: 30, written_off_quantity: 0, stock_price: 10, last_update_time: 1 },
});
const historyOf = (id: number) => ({
  item: beerOf(id),
  ...{ bucket: 'day' as const, historyData: [], tableData: [], pending: [] },
  totals: { total_records: 0, quantity: 0, paidsum: 0, discount: 0 },
});

const sales = productSales('statistics');
const later = <T,>(reply: T) => new Promise<T>((resolve) => setTimeout(() => resolve(reply), 20));
let server: Server;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const items = Object.keys(NAMES).map((id) => beerOf(Number(id)));
  const report = {
    items,
    totals: { total_records: items.length },
    bucket: 'day' as const,
    axis: { start_time: null, end_time: 0 },
  };
  server = serve(
    on(readSensor, { channels: [{ channel: 1, volume: 12.5 }] }),
    on(table.endpoint, () => later(report)),
    on(sales, ({ body: { item_id } }) => later(historyOf(item_id))),
  );
});

const open = (search = '') =>
  renderUi(
    <main id="main">
      <DraftBeerScreen table={table} />
    </main>,
    { at: table.path + search, locale: 'en' },
  );
const row = (name: RegExp) => screen.findByRole('row', { name });

test('returning focuses the beer that was open', async () => {
  const { user } = open();
  await user.dblClick(await row(/Singha/));
  await user.click(await screen.findByRole('link', { name: 'Draft beer' }));
  await waitFor(async () => expect(await row(/Singha/)).toHaveFocus());
  for (const name of ['Week', 'Month']) {
    const calls = server.asked().length;
    await user.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(server.asked().length).toBeGreaterThan(calls));
    await row(/Singha/);
    // A later frame could take the focus away.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByRole('radio', { name })).toHaveFocus();
  }
});

test('the browser’s Back opens the last viewed beer', async () => {
  const { user } = open();
  await user.dblClick(await row(/Singha/));
  await user.click(await screen.findByRole('link', { name: 'Draft beer' }));
  await user.dblClick(await row(/Leo/));
  await screen.findByRole('link', { name: 'Draft beer' });
  act(() => window.history.back());
  await waitFor(async () => expect(await row(/Leo/)).toHaveFocus());
});

test.each([
  ['an unknown number', null, 'No such beer'],
  ['a vodka', { ...beerOf(3031), name: 'Beluga', on_tap: false }, 'Beluga is no draft beer'],
])('%s in the address is no beer, and leads back to the existing ones', async (_, item, heading) => {
  server.on(sales, { ...historyOf(3031), item });
  const { user } = open('?item=3031');
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Draft beer' }));
  expect(await row(/Singha/)).toBeInTheDocument();
});

test('a silent sensor leaves a dash, not its last value', async () => {
  renderUi(
    <SWRConfig value={{ refreshInterval: 20 }}>
      <output>
        <LiveVolume sensor={4201} channel={1} />
      </output>
      <SensorWatch sensors={[4201]} />
    </SWRConfig>,
    { locale: 'en' },
  );
  expect(await screen.findByText('12.50')).toBeInTheDocument();
  server.on(readSensor, refuse(CODE.unreachable));
  expect(await screen.findByText('—')).toBeInTheDocument();
  expect(screen.queryByText('12.50')).toBeNull();
});
