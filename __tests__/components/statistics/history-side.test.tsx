import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { HistorySide } from '@/components/statistics/history-side';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { ProductSales } from '@/lib/reports/statistics/product-sales';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

type Reply = ReplyOf<ProductSales>;

const replyWith = (stock_quantity: number): Reply => ({
  item: { id: 3111, name: 'Chang', measure_name: 'л', stock_quantity, sensor_id: null, channel_id: null },
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
      <HistorySide reply={reply} mayEdit isPending={pending} onPending={(_, busy) => setPending(busy)} />
    </>
  );
}

test('what is typed for a sensor, and what was said, outlives a change of the period', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(answer({ code: 5, message: 'taken' }, 409)));
  const { user } = renderUi(<Side />, { locale: 'en' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const sensor = screen.getByRole('textbox', { name: 'Sensor number' });
  await user.type(sensor, '4201');
  await user.click(screen.getByRole('combobox', { name: 'Channel' }));
  await user.click(await screen.findByRole('option', { name: '3', hidden: true }));
  await press('Save channel');
  const said = await screen.findByRole('alert');
  await waitFor(() => expect(said).not.toBeEmptyDOMElement());
  const { textContent } = said;
  await press('another period');
  expect(screen.queryByRole('table')).toBeNull();
  await press('its reply');
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.getByText('20.00')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Sensor number' })).toBe(sensor);
  expect(sensor).toHaveValue('4201');
  expect(screen.getByRole('alert')).toHaveTextContent(textContent);
});
