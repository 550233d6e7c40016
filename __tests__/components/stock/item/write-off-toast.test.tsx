import { screen, waitFor } from '@testing-library/react';
import { Toasts } from '@/components/ui/toasts';
import { StockWindows } from '@/components/stock/stock-windows';
import { undoWriteOff, writeOffStock } from '@/lib/contract/stock-edit';
import { renderUi } from '@/__tests__/support/render';
import { RUM, serveShelf } from './shelf';

async function writeOff(reply: { stock_story_id?: number }) {
  const server = serveShelf();
  server.on(writeOffStock, reply);
  const { user } = renderUi(
    <>
      <Toasts />
      <StockWindows window={{ kind: 'writeoff', item: RUM }} onClose={() => undefined} />
    </>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Списать' }), '2');
  await user.click(screen.getByRole('button', { name: 'Бой' }));
  await user.click(screen.getByRole('button', { name: 'Списать' }));
  return { user, server };
}

test('a write-off can be taken back from its toast', async () => {
  const { user, server } = await writeOff({ stock_story_id: 77 });
  expect(await screen.findByText(/^Ром: списано 2,000\sл$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Ром: списание отменено')).toBeInTheDocument();
  expect(server.bodies(undoWriteOff)).toEqual([{ stock_story_id: 77 }]);
});

test('a legacy server offers no undo', async () => {
  await writeOff({});
  expect(await screen.findByText(/^Ром: списано/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument());
});
