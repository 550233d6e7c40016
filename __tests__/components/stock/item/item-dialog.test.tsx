import { screen, waitFor, within } from '@testing-library/react';
import { ItemDialog } from '@/components/sections/stock/item/item-dialog';
import { addBarcode, saveStockItem, setSensor } from '@/lib/sections/stock/contract/edit';
import { stockCategories, stockRows } from '@/lib/sections/stock/contract/stock';
import { renderUi } from '@/__tests__/support/render';
import { inTurn, refuse, type Server } from '@/__tests__/support/serve';
import { ALE, LIME, RUM, serveShelf, shelfWith } from './shelf';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(
  item_id = RUM.item_id,
  more: Partial<Parameters<typeof ItemDialog>[0]> = {},
  server: Server = serveShelf(),
) {
  const onClose = jest.fn();
  const onOpen = jest.fn();
  const ui = renderUi(<ItemDialog item_id={item_id} onClose={onClose} onOpen={onOpen} mayEdit {...more} />);
  const tab = await screen.findByRole('tab', { name: 'Карточка' });
  // The dialog moves the focus there a moment after it opened; what is typed before would be lost.
  await waitFor(() => expect(tab).toHaveFocus());
  const save = () => ui.user.click(button('Сохранить'));
  const saved = () => server.bodies(saveStockItem);
  const retype = (name: string | RegExp, text: string) => ui.user.retype(field(name), text);
  const choose = async (name: string, option: string) => {
    await ui.user.choose(screen.getByRole('combobox', { name }), option);
  };
  return { server, sent: server.commands, saved, ...ui, onClose, onOpen, retype, choose, save };
}

it('saving: asks before changes are discarded by opening another dialog; sends only what changed', async () => {
  const { user, retype, sent, onClose, onOpen } = await open();
  await retype('Название', 'Другое');
  await user.click(button('Объединить'));
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
  expect(onOpen).toHaveBeenCalledWith('merge');
  await retype('Название', ' Ром тёмный ');
  await retype(/^Остаток/, '9,5');
  await retype('В упаковке', '0,7');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const changed = { new_name: 'Ром тёмный', new_quantity: 9.5, old_quantity: 10, new_package_quantity: 0.7 };
  expect(sent()).toEqual([{ id: 'stock.save', body: { item_id: 201, ...changed, version: 3 } }]);
});

it('saving: offers no changes to readers, and alchemy only in the Brew folder', async () => {
  const { unmount } = await open(ALE.item_id, { mayEdit: false });
  expect(field('Название')).toHaveAttribute('readonly');
  for (const name of ['Сохранить', 'Объединить', 'Переработка', 'Списать'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  unmount();
  const first = await open(ALE.item_id);
  expect(button('Переработка')).toBeInTheDocument();
  first.unmount();
  await open();
  expect(screen.queryByRole('button', { name: 'Переработка' })).not.toBeInTheDocument();
});

test('another measure asks; recalculating shows the new figures and sends the factor alone', async () => {
  const { user, choose, sent, onClose } = await open(LIME.item_id);
  await choose('Единица', 'кг');
  const prompt = await screen.findByRole('dialog', { name: /Новая единица: шт. → кг/ });
  const factor = within(prompt).getByRole('textbox', { name: /Сколько новых единиц/ });
  await user.retype(factor, '0,05');
  const preview = within(prompt).getByLabelText('Что получится');
  expect(preview).toHaveTextContent(/Остаток30 шт\.\s*1,500 кг/);
  expect(preview).toHaveTextContent(/5,00\s฿ \/ шт\.\s*100,00\s฿ \/ кг/);
  await waitFor(() => expect(preview).toHaveTextContent('Рецептов0'));
  await user.click(within(prompt).getByRole('button', { name: 'Применить' }));
  expect(field(/^Остаток/)).toHaveValue('1,500');
  expect(field(/^Остаток/)).toHaveAttribute('readonly');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]?.body).toEqual({
    item_id: 204,
    new_measure_id: 1,
    recalculate_measure: true,
    measure_factor: 0.05,
    version: 3,
  });
});

test('another measure keeps the figures if chosen, and changes nothing if cancelled', async () => {
  const { user, choose, sent, onClose } = await open(LIME.item_id);
  await choose('Единица', 'кг');
  await user.click(
    within(await screen.findByRole('dialog', { name: /Новая единица/ })).getByRole('button', { name: 'Отмена' }),
  );
  expect(screen.getByRole('combobox', { name: 'Единица' })).toHaveValue('шт.');
  await choose('Единица', 'л');
  await user.click(await screen.findByRole('radio', { name: 'Оставить как есть' }));
  await user.click(button('Применить'));
  await user.click(button('Сохранить'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]?.body).toEqual({ item_id: 204, new_measure_id: 3, recalculate_measure: false, version: 3 });
});

const barcodes = async () => {
  const ui = await open();
  await ui.user.click(screen.getByRole('tab', { name: 'Штрихкоды' }));
  await screen.findByText('460');
  return ui;
};

it('barcodes are added by a scanner, one after another, whose Enter neither closes nor saves', async () => {
  const { user, sent, onClose } = await barcodes();
  expect(field('Новый штрихкод')).toHaveFocus();
  await user.keyboard('111{Enter}222{Enter}{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { id: 'stock.addBarcode', body: { item_id: 201, barcode: '111' } },
    { id: 'stock.addBarcode', body: { item_id: 201, barcode: '222' } },
  ]);
  expect(field('Новый штрихкод')).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  expect(await screen.findByText('Добавлен 222')).toBeInTheDocument();
});

it('barcodes of another item are refused with a text, which the next scan does not close unread; of the item itself as its own', async () => {
  const { user, server } = await barcodes();
  server.on(
    addBarcode,
    inTurn(
      { added: false, assigned_stock_item_id: 202, assigned_stock_item_name: 'Ром белый' },
      { added: false, assigned_stock_item_id: 201, assigned_stock_item_name: 'Ром тёмный' },
    ),
  );
  expect(button('Добавить')).toBeDisabled();
  await user.keyboard('777{Enter}');
  const alert = await screen.findByRole('dialog', { name: 'Штрихкод не добавлен' });
  expect(alert).toHaveTextContent('Штрихкод 777 уже привязан к товару #202 Ром белый');
  await user.keyboard('888{Enter}');
  expect(alert).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByText(/уже привязан/)).not.toBeInTheDocument());
  await user.retype(field('Новый штрихкод'), '777{Enter}');
  expect(await screen.findByText('Штрихкод 777 у этого товара уже есть.')).toBeVisible();
});

it('barcodes are removed after a question', async () => {
  const { user, sent } = await barcodes();
  await user.click(button('Удалить штрихкод 460'));
  expect(sent()).toEqual([]);
  const question = await screen.findByRole('dialog', { name: 'Удалить штрихкод 460?' });
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent()).toEqual([{ id: 'stock.deleteBarcode', body: { barcode_id: 1 } }]));
});

it('attaches a sensor, and names the owner of a taken channel', async () => {
  const { user, retype, choose, server, sent } = await open();
  await retype('Номер датчика', '7');
  await choose('Канал', '2');
  server.on(setSensor, inTurn(refuse(5, { field: 'channel_id' }), {}));
  await user.click(button('Привязать'));
  expect(await screen.findByText('Этот канал уже занят товаром #202 Ром белый')).toBeInTheDocument();
  await choose('Канал', '3');
  await user.click(button('Привязать'));
  expect(await screen.findByText('Датчик привязан')).toBeInTheDocument();
  expect(sent().at(-1)?.body).toEqual({ item_id: 201, sensor_id: 7, channel_id: 3 });
  await user.click(button('Отвязать'));
  expect(await screen.findByText('Датчик отвязан')).toBeInTheDocument();
});

it('drops a recalculation from a measure that another user changed meanwhile', async () => {
  const { user, server, choose, saved, save, onClose } = await open(LIME.item_id);
  await choose('Единица', 'кг');
  await user.click(await screen.findByRole('button', { name: 'Применить' }));
  await user.type(field('Описание'), 'Свежий');
  const theirs = { measure_id: 3, measure_name: 'litre', quantity: 6, version: 4 };
  server.on(stockRows, shelfWith(LIME.item_id, theirs));
  server.on(saveStockItem, inTurn(refuse(5, { field: 'version' }), {}));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/изменил кто-то другой.*Единица: л; Остаток: 6,000/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Единица' })).toHaveValue('л'));
  await waitFor(() => expect(field(/^Остаток/)).toHaveValue('6,000'));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved().at(-1)).toEqual({ item_id: 204, new_description: 'Свежий', version: 4 });
});

it('removes the package if its size was cleared', async () => {
  const server = serveShelf();
  server.on(stockRows, shelfWith(RUM.item_id, { package_quantity: 0.7, package_price: 350 }));
  const { retype, save, saved, onClose } = await open(RUM.item_id, {}, server);
  await retype('В упаковке', '');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toEqual([{ item_id: 201, new_package_quantity: null, version: 3 }]);
});

it('marks an item as without alcohol where its category is alcohol, and only there', async () => {
  const other = await open();
  expect(await screen.findByRole('switch', { name: 'Не используется' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: /^Без алкоголя/ })).toBeNull();
  other.unmount();
  const server = serveShelf();
  server.on(stockCategories, { items: [{ category_id: 48, name: 'Пиво', alcohol: true }] });
  const { user, save, saved, onClose } = await open(RUM.item_id, {}, server);
  await user.click(await screen.findByRole('switch', { name: /^Без алкоголя/ }));
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toEqual([{ item_id: 201, new_without_alcohol: true, version: 3 }]);
});
