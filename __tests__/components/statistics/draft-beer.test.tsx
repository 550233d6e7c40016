import { act, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { DraftBeerScreen } from '@/components/sections/statistics/draft-beer-screen';
import { LiveVolume, SensorWatch } from '@/components/sections/statistics/live-volume';
import { productSales } from '@/lib/sections/statistics/lists/product-sales';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { CODE } from '@/lib/contract/problem';
import { findReportList } from '@/lib/sections/reports';
import { inMain } from '../in-main';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';
import { HistorySide } from '@/components/sections/statistics/history-side';
import { deleteSensor, setSensor } from '@/lib/sections/stock/contract/edit';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));

const table = findReportList('statistics', 'draft_beer')!;
const NAMES: Readonly<Record<number, string>> = { 11: 'Chang', 12: 'Singha', 13: 'Leo' };

const MOVED = { stock_quantity: 30, purchased_quantity: 60, sold_quantity: 30, written_off_quantity: 0 };
const UNWATCHED = { sensor_id: null, channel_id: null, measure_name: 'л', stock_price: 10, last_update_time: 1 };
const beerOf = (id: number) => ({ id, name: NAMES[id] ?? '', ...MOVED, ...UNWATCHED });
const UNSOLD = { historyData: [], tableData: [], pending: [] };
const historyOf = (id: number) => {
  const totals = { total_records: 0, quantity: 0, paidsum: 0, discount: 0 };
  return { ...UNSOLD, item: beerOf(id), bucket: 'day' as const, totals };
};

const REPORT = { bucket: 'day' as const, axis: { start_time: null, end_time: 0 } };
const sales = productSales('statistics');
const later = <T,>(reply: T) => new Promise<T>((resolve) => setTimeout(() => resolve(reply), 20));
let server: Server;

beforeEach(() => {
  const items = Object.keys(NAMES).map((id) => beerOf(Number(id)));
  const report = { ...REPORT, items, totals: { total_records: items.length } };
  server = serve(
    on(readSensor, { channels: [{ channel: 1, volume: 12.5 }] }),
    on(table.endpoint, () => later(report)),
    on(sales, ({ body: { item_id } }) => later(historyOf(item_id))),
  );
});

const open = (search = '') =>
  renderUi(inMain(<DraftBeerScreen table={table} />), { at: table.path + search, locale: 'en' });
const row = (name: RegExp) => screen.findByRole('row', { name });

test('the balance of all beer closes in sight, and that of the selected one', async () => {
  const balance = { brewed_quantity: 1, sold_elsewhere_quantity: 2, counted_quantity: 1.5 };
  const items = [
    { ...beerOf(11), ...balance, opening_quantity: 5, left_quantity: 35.5 },
    { ...beerOf(12), ...balance, opening_quantity: 9, left_quantity: 39.5 },
  ];
  const totals = {
    total_records: 2,
    opening_quantity: 14,
    purchased_quantity: 120,
    brewed_quantity: 2,
    sold_quantity: 60,
    sold_elsewhere_quantity: 4,
    counted_quantity: 3,
    left_quantity: 75,
  };
  server.on(table.endpoint, { ...REPORT, items, totals });
  const { user } = open();
  const equation = await screen.findByText(/^All beer, l: opening 14.00/);
  expect(equation).toHaveTextContent('+ purchased 120.00 + brewed 2.00 − sold 60.00 − elsewhere 4.00');
  expect(equation).toHaveTextContent('losses 0.00 + counted 3.00 = left 75.00');
  await user.click(await row(/Singha/));
  expect(await screen.findByText(/^Singha, л: opening 9.00 .* = left 39.50$/)).toBeInTheDocument();
});

test('returning focuses the beer that was open, also by the browser’s Back', async () => {
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

describe('beside the history', () => {
  interface Sensor {
    readonly sensor_id?: number | null;
    readonly channel_id?: number | null;
  }
  const replyWith = (stock_quantity: number, sensor: Sensor = {}) => ({
    ...historyOf(11),
    item: { ...beerOf(11), stock_quantity, ...sensor },
  });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sensor number' });
  const channel = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Channel' });
  const side = (reply?: ReturnType<typeof replyWith>) =>
    inMain(<HistorySide reply={reply} failed={false} mayEdit isPending={false} onPending={jest.fn()} />);
  const openSide = (sensor?: Sensor) => renderUi(side(replyWith(30, sensor)), { locale: 'en', toasts: true });

  test('typed sensor values and messages survive a change of the period', async () => {
    serve(on(setSensor, refuse(5, { message: 'taken' })));
    const { user, rerender } = openSide();
    const sensor = field();
    await user.type(sensor, '4201');
    await user.click(channel());
    await user.click(await screen.findByRole('option', { name: '3', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Save channel' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    const { textContent } = alert;
    rerender(side());
    expect(screen.queryByRole('table')).toBeNull();
    rerender(side(replyWith(20)));
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByText('20.00')).toBeInTheDocument();
    expect(field()).toBe(sensor);
    expect(sensor).toHaveValue('4201');
    expect(screen.getByRole('alert')).toHaveTextContent(textContent);
  });

  describe('an untouched form', () => {
    beforeEach(() => {
      server = serve(on(readSensor, { channels: [] }), on(setSensor, {}), on(deleteSensor, {}));
    });
    const open = (sensor_id: number | null, channel_id: number | null) => {
      const { user, rerender } = openSide({ sensor_id, channel_id });
      const answers = async (sensor: number, number: number) => {
        rerender(side(replyWith(30, { sensor_id: sensor, channel_id: number })));
        // The screen also asks for the level of the keg; no sensor answers.
        expect(await screen.findByText('—')).toBeInTheDocument();
      };
      return { user, answers };
    };

    it('follows the server, is not overwritten once edited, and follows again after saving or reverting', async () => {
      const { user, answers } = open(null, null);
      await answers(4101, 5);
      expect([field(), channel()].map(({ value }) => value)).toEqual(['4101', '5']);
      await user.type(field(), '9');
      await answers(4102, 5);
      expect(field()).toHaveValue('41019');
      await user.click(screen.getByRole('button', { name: 'Save channel' }));
      expect(await screen.findByText('Channel saved')).toBeInTheDocument();
      // Not refetched yet: the saved value stays.
      expect(field()).toHaveValue('41019');
      await answers(4103, 6);
      expect([field(), channel()].map(({ value }) => value)).toEqual(['4103', '6']);
      await user.type(field(), '9{Backspace}');
      await answers(4104, 7);
      expect(field()).toHaveValue('4104');
    });

    it('is cleared when its channel is deleted, which a toast can undo', async () => {
      const { user } = open(4101, 5);
      await user.click(screen.getByRole('button', { name: 'Delete channel' }));
      const toast = (await screen.findByText('Channel deleted: sensor No. 4101, channel 5')).closest<HTMLElement>(
        '[role=alert]',
      )!;
      expect(field()).toHaveValue('');
      await user.click(within(toast).getByRole('button', { name: 'Undo' }));
      const body = { item_id: 11, sensor_id: 4101, channel_id: 5 };
      await waitFor(() => expect(server.bodies(setSensor)).toEqual([body]));
    });
  });
});
