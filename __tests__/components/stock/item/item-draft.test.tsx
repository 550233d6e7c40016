import { screen, waitFor } from '@testing-library/react';
import { ItemDialog } from '@/components/stock/item/item-dialog';
import { saveStockItem } from '@/lib/contract/stock-edit';
import { stockCategories, stockRows, type StockItemRow } from '@/lib/contract/stock';
import { renderUi } from '@/__tests__/support/render';
import { inTurn, refuse } from '@/__tests__/support/serve';
import { LIME, RUM, serveShelf, shelfWith } from './shelf';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function open({ item_id }: StockItemRow, server = serveShelf()) {
  const onClose = jest.fn();
  const ui = renderUi(<ItemDialog item_id={item_id} onClose={onClose} onOpen={jest.fn()} mayEdit mayTransfer />);
  const tab = await screen.findByRole('tab', { name: 'Карточка' });
  // The dialog moves the focus there a moment after it opened; what is typed before would be lost.
  await waitFor(() => expect(tab).toHaveFocus());
  const save = () => ui.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { server, sent: () => server.bodies(saveStockItem), ...ui, onClose, save };
}

beforeEach(() => localStorage.clear());

it('survives a reload, and is removed once saved', async () => {
  const first = await open(RUM);
  await first.user.type(field('Название'), ' тёмный');
  await first.user.type(field('В упаковке'), '0,7');
  first.unmount();
  const second = await open(RUM);
  expect(screen.getByText('Восстановлено то, что вы не сохранили.')).toBeInTheDocument();
  expect(field('Название')).toHaveValue('Ром тёмный');
  await second.save();
  await waitFor(() => expect(second.onClose).toHaveBeenCalled());
  expect(second.sent()[0]).toEqual({
    item_id: 201,
    new_name: 'Ром тёмный',
    new_package_quantity: 0.7,
    version: 3,
  });
  expect(localStorage).toHaveLength(0);
});

it('drops a recalculation from a measure that another user changed meanwhile', async () => {
  const { user, server, sent, save, onClose } = await open(LIME);
  await user.click(screen.getByRole('combobox', { name: 'Единица' }));
  await user.click(await screen.findByRole('option', { name: 'кг' }));
  await user.click(await screen.findByRole('button', { name: 'Применить' }));
  await user.type(field('Описание'), 'Свежий');
  const theirs = { measure_id: 3, measure_name: 'litre', quantity: 6, version: 4 };
  server.on(stockRows, shelfWith(LIME.item_id, theirs));
  server.on(saveStockItem, inTurn(refuse(5, { field: 'version' }), {}));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Единица: л; Остаток: 6,000/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Единица' })).toHaveValue('л'));
  await waitFor(() => expect(field(/^Остаток/)).toHaveValue('6,000'));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent().at(-1)).toEqual({ item_id: 204, new_description: 'Свежий', version: 4 });
});

it('removes the package if its size was cleared', async () => {
  const server = serveShelf();
  server.on(stockRows, shelfWith(RUM.item_id, { package_quantity: 0.7, package_price: 350 }));
  const { user, save, sent, onClose } = await open(RUM, server);
  await user.clear(field('В упаковке'));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]).toEqual({ item_id: 201, new_package_quantity: null, version: 3 });
});

it('marks an item as without alcohol where its category is alcohol', async () => {
  const server = serveShelf();
  server.on(stockCategories, { items: [{ category_id: 48, name: 'Пиво', alcohol: true }] });
  const { user, save, sent, onClose } = await open(RUM, server);
  await user.click(await screen.findByRole('switch', { name: /^Без алкоголя/ }));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]).toEqual({ item_id: 201, new_without_alcohol: true, version: 3 });
});

it('offers no such mark elsewhere, nor on a server that does not know alcohol', async () => {
  await open(RUM);
  expect(await screen.findByRole('switch', { name: 'Не используется' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: /^Без алкоголя/ })).toBeNull();
});
