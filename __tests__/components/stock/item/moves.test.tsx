import { screen, waitFor, within } from '@testing-library/react';
import { MergeDialog } from '@/components/sections/stock/item/merge-dialog';
import { TransferDialog } from '@/components/sections/stock/item/transfer-dialog';
import { WriteOffDialog } from '@/components/sections/stock/item/write-off-dialog';
import { undoWriteOff, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { stockRows, type StockItemRow } from '@/lib/sections/stock/contract/stock';
import { renderUi } from '@/__tests__/support/render';
import { inTurn, refuse } from '@/__tests__/support/serve';
import { RUM, serveShelf } from './shelf';
import { StockWindows } from '@/components/sections/stock/stock-windows';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(item: StockItemRow = RUM, locale: 'ru' | 'en' = 'ru') {
  const server = serveShelf();
  const [onClose, onDone] = [jest.fn(), jest.fn()];
  const ui = renderUi(<WriteOffDialog item={item} onDone={onDone} onClose={onClose} />, { locale });
  await screen.findByRole('tab', { name: locale === 'ru' ? 'Списание' : 'Write-off' });
  return { server, sent: server.commands, ...ui, onClose, onDone };
}

it('writing off takes a cause as a chip, with or without a comment, and whole packages', async () => {
  const { user, sent, onDone } = await open({ ...RUM, package_quantity: 0.7 });
  const bottle = button(/^1 бутылка \(0,700\sл\)$/);
  await user.click(bottle);
  await user.click(bottle);
  expect(field('Списать')).toHaveValue('1,4');
  expect(screen.getByLabelText('Что получится')).toHaveTextContent(/Упаковки2 бутылки \(0,700\sл\)/);
  expect(button('Списать')).toBeDisabled();
  const chips = within(screen.getByRole('group', { name: 'Что случилось' }));
  const causes = ['Бой', 'Порча', 'Срок годности', 'Угощение', 'Персонал'];
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(causes);
  await user.click(chips.getByRole('button', { name: 'Порча' }));
  await user.click(chips.getByRole('button', { name: 'Бой' }));
  expect(chips.getByRole('button', { name: 'Бой', pressed: true })).toBeInTheDocument();
  await user.type(field('Причина'), ' упала ');
  await user.click(button('Списать'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const why = { reason: 'Бой: упала', cause: 'broken', comment: 'упала' };
  expect(sent()[0]?.body).toEqual({ item_id: 201, quantity: 1.4, type: 1, ...why, version: 3 });
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ quantity: 1.4, name: 'Ром' })));
});

it('writing off tells a legacy server the cause as a text, in the reader’s language', async () => {
  const { user, sent } = await open({ ...RUM, version: undefined }, 'en');
  await user.type(field('Write off'), '1');
  await user.click(button('Staff'));
  await user.click(button('Write off'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ item_id: 201, quantity: 1, type: 1, reason: 'Staff' });
});

it('writing off links written off and remaining, both ways', async () => {
  const { user, sent, onClose } = await open();
  await user.type(field('Списать'), '0,5');
  expect(field('Фактически')).toHaveValue('9,500');
  await user.clear(field('Фактически'));
  expect(field('Списать')).toHaveValue('');
  await user.type(field('Фактически'), '8,25');
  expect(field('Списать')).toHaveValue('1,750');
  expect(screen.getByLabelText('Что получится')).toHaveTextContent(/10,000\sл.*8,250\sл.*875,00\s฿/);
  expect(button('Списать')).toBeDisabled();
  await user.type(field('Причина'), ' Разбили ');
  await user.click(button('Списать'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      id: 'stock.writeoff',
      body: { item_id: 201, quantity: 1.75, reason: 'Разбили', type: 1, version: 3, old_quantity: 10 },
    },
  ]);
});

it('writing off asks before more is written off than there is', async () => {
  const { user, sent } = await open();
  await user.type(field('Списать'), '10,5');
  await user.type(field('Причина'), 'Разбили');
  await user.click(button('Списать'));
  const question = await screen.findByRole('dialog', { name: 'Списать больше, чем есть?' });
  expect(question).toHaveTextContent(/На складе 10,000\sл, после списания будет −0,500\sл/);
  expect(sent()).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Списать в минус' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ quantity: 10.5, version: 3, below_zero: true });
});

it.each([
  ['keeps a typed loss', 'Write off', '1', 9, { loss: '1', rest: '8.000', first: 1, then: 1 }],
  ['computes the loss anew from a typed rest', 'Actual', '3', 8, { loss: '5.000', rest: '3', first: 7, then: 5 }],
])(
  'writing off shows what the item holds now if it changed meanwhile, and %s',
  async (_, typed, text, quantity, expected) => {
    const { user, sent, server } = await open(RUM, 'en');
    server.on(writeOffStock, inTurn(refuse(5, { field: 'version' }), {}));
    server.on(stockRows, { rows: [{ ...RUM, quantity, version: 4 }] });
    await user.type(field(typed), text);
    await user.type(field('Reason'), 'Broken');
    await user.click(button('Write off'));
    const now = await screen.findByRole('alert');
    expect(now).toHaveTextContent(`It was 10.000 l and is ${quantity}.000 l now`);
    expect(sent()[0]?.body).toMatchObject({ quantity: expected.first, version: 3 });
    expect(field('Write off')).toHaveValue(expected.loss);
    expect(field('Actual')).toHaveValue(expected.rest);
    await user.click(button('Write off'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ quantity: expected.then, version: 4 });
  },
);

it('writing off accepts a surplus as a recharge, but a shortfall only above zero; names the empty field by its label', async () => {
  const { user } = await open();
  expect(screen.getByText('Заполните: Списать')).toBeVisible();
  await user.click(button('Бой'));
  const label = screen.getByText('Причина', { selector: 'label' });
  expect(label).toHaveTextContent(/^Причина$/);
  expect(field('Причина')).not.toBeRequired();
  await user.click(button('Бой'));
  expect(field('Причина')).toBeRequired();
  expect(label).toHaveTextContent('Причина *');
  await user.type(field('Причина'), 'Нашли');
  await user.type(field('Фактически'), '12');
  expect(field('Списать')).toHaveValue('-2,000');
  expect(button('Записать излишек')).toBeEnabled();
  await user.click(screen.getByRole('tab', { name: 'Недостача' }));
  expect(button('Записать недостачу')).toBeDisabled();
  await user.clear(field('Не хватает'));
  expect(screen.getByText('Заполните: Не хватает')).toBeVisible();
  await user.type(field('Не хватает'), '0');
  expect(button('Записать недостачу')).toBeDisabled();
  await user.type(field('Не хватает'), ',1');
  expect(button('Записать недостачу')).toBeEnabled();
});

it('merging waits for a source of the same measure and shows the result, with the crafts that make it', async () => {
  const server = serveShelf();
  const maker = { is_beer_craft: false, output_quantity: 1, measure_name: 'litre', prime_cost: 1, ingredients: [] };
  server.on(stockDependencies, { items: [], made_from: [{ ...maker, craft_id: 4, name: 'Настойка' }] });
  const onClose = jest.fn();
  const { user } = renderUi(<MergeDialog destination={RUM} onClose={onClose} />);
  const search = await screen.findByRole('textbox', { name: 'Какой товар присоединить' });
  expect(button('Объединить')).toBeDisabled();
  await user.type(search, 'лайм{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('другая единица');
  expect(button('Объединить')).toBeDisabled();
  await user.retype(search, 'белый{Enter}');
  const preview = await screen.findByLabelText('Что получится');
  expect(preview).toHaveTextContent(/10,000\sл\s*15,000\sл/);
  expect(preview).toHaveTextContent(/500,00\s฿\s*400,00\s฿/);
  await waitFor(() => expect(preview).toHaveTextContent('Штрихкодов перейдёт1'));
  await waitFor(() => expect(preview).toHaveTextContent('Рецептов перейдёт1'));
  await user.click(button('Объединить'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.commands()).toEqual([{ id: 'stock.merge', body: { source_id: 202, destination_id: 201 } }]);
});

it('alchemy offers items of the Brew folder, and no more than their stock', async () => {
  const { commands: sent } = serveShelf();
  const onClose = jest.fn();
  const { user } = renderUi(<TransferDialog item={RUM} onClose={onClose} />);
  const tree = await screen.findByRole('tree', { name: 'Во что переработать' });
  await waitFor(() => expect(tree).toHaveTextContent('Варка'));
  expect(tree).not.toHaveTextContent('Бар');
  await user.type(field('Во что переработать'), 'эль{Enter}');
  await user.type(field('Количество'), '11');
  expect(field('Количество')).toHaveAccessibleDescription(/Есть только 10,000\sл/);
  expect(button('Переработать')).toBeDisabled();
  await user.retype(field('Количество'), '2');
  await user.click(button('Переработать'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ id: 'stock.alchemy', body: { source_id: 201, target_id: 301, quantity: 2, version: 3 } }]);
});

async function writeOff(
  reply: { stock_story_id?: number },
  [tab, quantity, press] = ['Списание', 'Списать', 'Списать'],
) {
  const server = serveShelf();
  server.on(writeOffStock, reply);
  const { user } = renderUi(<StockWindows window={{ kind: 'writeoff', item: RUM }} onClose={() => undefined} />, {
    toasts: true,
  });
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.type(screen.getByRole('textbox', { name: quantity }), '2');
  await user.click(screen.getByRole('button', { name: 'Бой' }));
  await user.click(screen.getByRole('button', { name: press }));
  return { user, server };
}

test('a write-off can be taken back from its toast', async () => {
  const { user, server } = await writeOff({ stock_story_id: 77 });
  expect(await screen.findByText(/^Ром: списано 2,000\sл$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Ром: списание отменено')).toBeInTheDocument();
  expect(server.bodies(undoWriteOff)).toEqual([{ stock_story_id: 77 }]);
});

test('the toast of a shortfall names it, and that it was taken back', async () => {
  const { user } = await writeOff({ stock_story_id: 77 }, ['Недостача', 'Не хватает', 'Записать недостачу']);
  expect(await screen.findByText(/^Ром: записана недостача 2,000\sл$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Ром: недостача отменена')).toBeInTheDocument();
});

test('a legacy server offers no undo', async () => {
  await writeOff({});
  expect(await screen.findByText(/^Ром: списано/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument());
});
