import { screen } from '@testing-library/react';
import { RemoveStockDialog } from '@/components/sections/stock/stock-dialogs';
import { WordsContext } from '@/components/browse/use-words';
import type { StockEditor } from '@/components/sections/stock/use-stock-editor';
import { CODE } from '@/lib/contract/problem';
import type { StockRow } from '@/lib/sections/stock/contract/stock';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { stockRemoval } from '@/lib/sections/stock/contract/removal';
import { indexTree } from '@/lib/domain/tree';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { folder, item } from './item/shelf';

const BAR = folder(10, 0, 'Бар', 2);
const GIN = item(11, 10, 'Джин', { quantity: 2.5 });
const NONE = { used: [], blocking: 0, holding: 0, worth: 0 };

function open(rows: readonly StockRow[], reply: ReplyOf<typeof stockRemoval> | null) {
  const removeNow = jest.fn(() => Promise.resolve());
  const onWriteOff = jest.fn();
  serve(on(stockRemoval, reply ?? refuse(CODE.notFound)));
  const editor = { browse: indexTree([BAR, GIN]), removeNow } as unknown as StockEditor;
  const ui = renderUi(
    <WordsContext value="stock">
      <RemoveStockDialog editor={editor} rows={rows} onWriteOff={onWriteOff} onClose={jest.fn()} />
    </WordsContext>,
  );
  return { ...ui, removeNow, onWriteOff };
}
const remove = () => screen.getByRole('button', { name: 'Удалить' });

test('an item that holds goods is removed after its quantity and value were shown, or written off instead', async () => {
  const { user, removeNow, onWriteOff } = open([GIN], { ...NONE, holding: 1, worth: 1250 });
  expect(screen.getByRole('dialog', { name: 'Удалить «Джин»?' })).toBeVisible();
  expect(screen.getByText('На складе ещё 2,500 л на 1 250,00 ฿.')).toBeVisible();
  await screen.findByText('Всё можно вернуть из «Удалённого».');
  await user.click(screen.getByRole('button', { name: 'Списать остаток' }));
  expect(onWriteOff).toHaveBeenCalledWith(GIN);
  expect(removeNow).not.toHaveBeenCalled();
  await user.click(remove());
  expect(removeNow).toHaveBeenCalledWith([GIN]);
});

test('a folder with what dishes use names it and promises nothing', async () => {
  const used = { item_id: 11, name: 'Джин', dishes: ['Негрони', 'Джин-тоник', 'Бой', 'Физ'], count: 6 };
  const { removeNow } = open([BAR], { used: [used], blocking: 3, holding: 2, worth: 99.5 });
  const text =
    'Удалить нельзя: «Джин» входит в блюда Негрони, Джин-тоник, Бой и ещё 3 и ещё 2 товара. Сначала уберите это из рецептов.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/со склада уйд/)).toBeNull();
  expect(screen.queryByText(/Всё можно вернуть/)).toBeNull();
  expect(remove()).toBeDisabled();
  expect(removeNow).not.toHaveBeenCalled();
});

test.each([
  ['and what it holds', { ...NONE, holding: 2, worth: 99.5 }, 'У 2 товаров есть остаток на 99,50 ฿.'],
  ['on a server that does not know the rest', null, undefined],
])('a folder that nothing needs says what leaves with it, %s', async (_, reply, held) => {
  const { user, removeNow } = open([BAR], reply);
  if (held) expect(await screen.findByText(held)).toBeVisible();
  expect(await screen.findByText(/Вместе с ней со склада уйдут 2 товара/)).toBeVisible();
  await user.click(remove());
  expect(removeNow).toHaveBeenCalledWith([BAR]);
});

test('crafts that take an item or make it are named beside the dishes', async () => {
  const gin = { item_id: 11, name: 'Джин', dishes: ['Негрони'], count: 1 };
  const crafts = { crafts: ['Настойка', 'Пунш'], craft_count: 4, made_by: ['Перегонка'] };
  const { unmount } = open([GIN], { ...NONE, used: [{ ...gin, ...crafts }], blocking: 1 });
  const text =
    'Удалить нельзя: «Джин» входит в блюда Негрони, входит в заготовки Настойка, Пунш и ещё 2, готовится по рецепту Перегонка. Сначала уберите это из рецептов.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(remove()).toBeDisabled();
  unmount();
  open([GIN], { ...NONE, used: [{ ...gin, dishes: [], count: 0, made_by: ['Перегонка'] }], blocking: 1 });
  expect(await screen.findByText(/нельзя: «Джин» готовится по рецепту Перегонка\./)).toBeVisible();
});
