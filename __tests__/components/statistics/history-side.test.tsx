import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Toasts } from '@/components/ui/toasts';
import { HistorySide } from '@/components/statistics/history-side';
import { deleteSensor, setSensor } from '@/lib/contract/stock-edit';
import { readSensor } from '@/lib/contract/sensors';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { ProductSales } from '@/lib/reports/statistics/product-sales';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';

type Reply = ReplyOf<ProductSales>;

const replyWith = (
  stock_quantity: number,
  sensor: { sensor_id: number | null; channel_id: number | null } = { sensor_id: null, channel_id: null },
): Reply => ({
  item: { id: 3111, name: 'Chang', measure_name: 'л', stock_quantity, ...sensor },
  bucket: 'day',
  historyData: [],
  tableData: [],
  pending: [],
  totals: { total_records: 0, quantity: 0, paidsum: 0, discount: 0 },
});

function Side() {
  const [reply, setReply] = useState<Reply | undefined>(replyWith(30));
  const [pending, setPending] = useState(false);
  return (
    <>
      <button onClick={() => setReply(undefined)}>another period</button>
      <button onClick={() => setReply(replyWith(20))}>its reply</button>
      <HistorySide reply={reply} failed={false} mayEdit isPending={pending} onPending={(_, busy) => setPending(busy)} />
    </>
  );
}

test('typed sensor values and messages survive a change of the period', async () => {
  serve(on(setSensor, refuse(5, { message: 'taken' })));
  const { user } = renderUi(<Side />, { locale: 'en' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const sensor = screen.getByRole('textbox', { name: 'Sensor number' });
  await user.type(sensor, '4201');
  await user.click(screen.getByRole('combobox', { name: 'Channel' }));
  await user.click(await screen.findByRole('option', { name: '3', hidden: true }));
  await press('Save channel');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  const { textContent } = alert;
  await press('another period');
  expect(screen.queryByRole('table')).toBeNull();
  await press('its reply');
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.getByText('20.00')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Sensor number' })).toBe(sensor);
  expect(sensor).toHaveValue('4201');
  expect(screen.getByRole('alert')).toHaveTextContent(textContent);
});

describe('an untouched form', () => {
  const field = () => screen.getByRole('textbox', { name: 'Sensor number' });
  const channel = () => screen.getByRole('combobox', { name: 'Channel' });
  const side = (sensor_id: number | null, channel_id: number | null) => (
    <main id="main">
      <Toasts />
      <HistorySide
        reply={replyWith(30, { sensor_id, channel_id })}
        failed={false}
        mayEdit
        isPending={false}
        onPending={jest.fn()}
      />
    </main>
  );
  let server: Server;
  beforeEach(() => {
    server = serve(on(readSensor, { channels: [] }), on(setSensor, {}), on(deleteSensor, {}));
  });

  const open = (sensor_id: number | null, channel_id: number | null) => {
    const { user, rerender } = renderUi(side(sensor_id, channel_id), { locale: 'en' });
    const answers = async (sensor: number, number: number) => {
      rerender(side(sensor, number));
      // The keg is read too, and no sensor answers.
      expect(await screen.findByText('—')).toBeInTheDocument();
    };
    return { user, answers };
  };

  it('follows the server', async () => {
    const { answers } = open(null, null);
    await answers(4101, 5);
    expect(field()).toHaveValue('4101');
    expect(channel()).toHaveValue('5');
    await answers(4103, 6);
    expect(field()).toHaveValue('4103');
    expect(channel()).toHaveValue('6');
  });

  it('is not overwritten once edited, and follows again after saving or reverting', async () => {
    const { user, answers } = open(4101, 5);
    await user.type(field(), '9');
    await answers(4102, 5);
    expect(field()).toHaveValue('41019');
    await user.click(screen.getByRole('button', { name: 'Save channel' }));
    expect(await screen.findByText('Channel saved')).toBeInTheDocument();
    // Not refetched yet: the saved value stays.
    expect(field()).toHaveValue('41019');
    await answers(4103, 6);
    expect(field()).toHaveValue('4103');
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
    const body = { item_id: 3111, sensor_id: 4101, channel_id: 5 };
    await waitFor(() => expect(server.bodies(setSensor)).toEqual([body]));
  });
});
