import { act, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { DraftBeerScreen } from '@/components/statistics/draft-beer-screen';
import { LiveVolume, SensorWatch } from '@/components/statistics/live-volume';
import { findReportTable } from '@/lib/reports/sections';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));

const table = findReportTable('statistics', 'draft_beer')!;
const NAMES: Readonly<Record<number, string>> = { 11: 'Chang', 12: 'Singha', 13: 'Leo' };

const beerOf = (id: number) => ({
  ...{ id, name: NAMES[id], sensor_id: null, channel_id: null, measure_name: 'л', stock_quantity: 30 },
  ...{ purchased_quantity: 60, sold_quantity: 30, written_off_quantity: 0, stock_price: 10, last_update_time: 1 },
});
const historyOf = (id: number) => ({
  item: beerOf(id),
  ...{ bucket: 'day', historyData: [], tableData: [], pending: [] },
  totals: { total_records: 0, quantity: 0, paidsum: 0, discount: 0 },
});

let sensor = () => Promise.resolve(answer({ channels: [{ channel: 1, volume: 12.5 }] }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = jest.fn((url: unknown, init?: RequestInit) => {
    if (String(url).includes('/sensors/')) return sensor();
    const { item_id } = JSON.parse(init?.body as string) as { item_id?: number };
    const items = Object.keys(NAMES).map((id) => beerOf(Number(id)));
    const report = {
      items,
      totals: { total_records: items.length },
      bucket: 'day',
      axis: { start_time: null, end_time: 0 },
    };
    const reply = answer(item_id === undefined ? report : historyOf(item_id));
    return new Promise((resolve) => setTimeout(() => resolve(reply), 20));
  });
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
    const calls = jest.mocked(fetch).mock.calls.length;
    await user.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(calls));
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
  const known = jest.mocked(fetch).getMockImplementation()!;
  jest
    .mocked(fetch)
    .mockImplementation((url, init) =>
      (init?.body as string).includes('3031')
        ? Promise.resolve(answer({ ...historyOf(3031), item }))
        : known(url, init),
    );
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
  sensor = () => Promise.resolve(answer({ code: 1002, message: 'silent' }, 503));
  expect(await screen.findByText('—')).toBeInTheDocument();
  expect(screen.queryByText('12.50')).toBeNull();
});
