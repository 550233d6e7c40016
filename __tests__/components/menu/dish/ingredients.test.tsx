import { act, screen, waitFor, within } from '@testing-library/react';
import { CODE } from '@/lib/contract/problem';
import { refuse } from '@/__tests__/support/serve';
import { recipeOf } from '../../recipe';
import { RECIPE, type Kitchen } from './kitchen';
import { button, EDIT, gone, open as openDish, SAVE } from './open-dialog';

const LINES = RECIPE as [(typeof RECIPE)[number], (typeof RECIPE)[number]];
const line = (name: RegExp) => screen.getByRole('row', { name });
const recipe = () => screen.getByRole('grid', { name: 'Состав блюда' });
const lines = () => within(recipe()).getAllByRole('row').slice(1);
const quantity = (name: string) => screen.getByRole('textbox', { name: `Количество: ${name}` });
const total = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const box = (name = 'Добавить ингредиент') => screen.getByRole('combobox', { name });
const offered = () => screen.queryAllByRole('treeitem').map((item) => item.textContent);

async function open(prepare?: (kitchen: Kitchen) => void) {
  const ui = await openDish(EDIT, prepare);
  await ui.user.click(screen.getByRole('tab', { name: 'Состав' }));
  return { ...ui, save: () => ui.user.click(button('Сохранить')) };
}

it('shows the cost of the dish, live with quantity and price', async () => {
  const { user, retype } = await open();
  expect(line(/Креветки/)).toHaveTextContent(/кг500,00 *60,00/);
  expect(quantity('Креветки')).toHaveValue('0,120');
  expect([total('Себестоимость'), total('Фудкост'), total('Маржа')]).toEqual([
    '65,50\u00a0฿',
    '26,2\u202f%',
    '184,50\u00a0฿',
  ]);
  await retype('Количество: Лайм', '2,5');
  expect(total('Себестоимость')).toBe('73,75\u00a0฿');
  // Without a quantity the cost is known only in part.
  await user.clear(quantity('Лайм'));
  expect([total('Себестоимость'), total('Маржа')]).toEqual(['≥ 60,00\u00a0฿', '≤ 190,00\u00a0฿']);
  await retype('Количество: Лайм', '2,5');
  await user.click(screen.getByRole('tab', { name: 'Свойства' }));
  await retype(/Цена в меню/, '50');
  await user.click(screen.getByRole('tab', { name: 'Состав' }));
  expect(total('Фудкост')).toBe('147,5\u202f%');
  expect(screen.getByText('Продаём в убыток: себестоимость выше цены на 23,75 ฿')).toBeVisible();
});

it('adds by name with the keyboard alone, and sends the list whole', async () => {
  const { user, sent } = await open();
  await user.click(box());
  await user.keyboard('лемон{Enter}');
  await waitFor(() => expect(quantity('Лемонграсс')).toHaveFocus());
  await user.keyboard('0,015{Enter}');
  expect(box()).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await gone();
  const new_ingredients = recipeOf({ 501: 0.12, 502: 1, 503: 0.015 });
  expect(sent(SAVE)).toEqual([{ item_id: 101, version: 4, new_ingredients }]);
});

it('adds by the tree, which the first Escape closes alone, where items in the recipe are marked and lead to their line', async () => {
  const { user } = await open();
  await user.click(box());
  await waitFor(() => expect(offered()).toEqual(['Овощи', 'Креветкиуже в составе']));
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(offered()).toEqual(['Овощи', 'Лаймуже в составе', 'Лемонграсс80,00\u00a0฿ / кг', 'Креветкиуже в составе']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(lines()).toHaveLength(3);
  await user.type(box(), 'лайм');
  await waitFor(() => expect(offered()).toEqual([expect.stringMatching(/^Лайм.*уже в составе$/)]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(quantity('Лайм')).toHaveFocus());
  expect(lines()).toHaveLength(3);
});

it('changes an ingredient and keeps its quantity', async () => {
  const { user, save, sent } = await open();
  await user.click(button('Заменить: Креветки'));
  expect(box('Заменить «Креветки» на')).toHaveFocus();
  await user.keyboard('лемон{Enter}');
  expect(lines().map((row) => row.querySelector('td')?.textContent)).toEqual(['Лемонграсс', 'Лайм']);
  // By an item that is in the list already, nothing is replaced.
  await user.click(button('Заменить: Лемонграсс'));
  await user.keyboard('лайм{Enter}');
  await waitFor(() => expect(quantity('Лайм')).toHaveFocus());
  expect(lines()).toHaveLength(2);
  await save();
  await gone();
  expect(sent(SAVE)[0]).toHaveProperty('new_ingredients', [
    { item_id: 503, item_quantity: 0.12 },
    { item_id: 502, item_quantity: 1 },
  ]);
});

it('removes the active row with Delete and moves to the next; by button too', async () => {
  const { user } = await open();
  act(() => line(/Креветки/).focus());
  await user.keyboard('{ArrowDown}{ArrowUp}{Delete}');
  expect(lines()).toHaveLength(1);
  expect(line(/Лайм/)).toHaveFocus();
  await user.click(quantity('Лайм'));
  await user.keyboard('{Delete}');
  expect(lines()).toHaveLength(1);
  await user.click(button('Убрать: Лайм'));
  expect(screen.getByText(/Состава пока нет/)).toBeVisible();
  expect(total('Себестоимость')).toBe('0,00\u00a0฿');
});

it('shows an invalid quantity, which is not sent, a refusal of the recipe, and a failure to load the stock', async () => {
  const { user, kitchen, save, retype, sent } = await open((at) => {
    at.stock = refuse(CODE.unreachable);
    at.save = refuse(CODE.notFound, { field: 'ingredients' });
  });
  expect(await screen.findByText('Склад не загрузился')).toBeVisible();
  kitchen.stock = { items: [] };
  await user.click(button('Повторить'));
  expect(await screen.findByRole('combobox')).toBeVisible();
  await retype('Количество: Лайм', '1,0005');
  await save();
  expect(screen.getByText('Не больше трёх знаков после запятой')).toBeVisible();
  expect(sent(SAVE)).toEqual([]);
  await retype('Количество: Лайм', '3');
  await save();
  expect(await screen.findByText(/Запись не найдена/)).toBeVisible();
  expect(quantity('Лайм')).toHaveValue('3');
});

it('shows the cost by today’s prices beside the booked one, and margin and food cost by it', async () => {
  const items = [
    { ...LINES[0], today_price: 900 },
    { ...LINES[1], today_price: 5.5 },
  ];
  await open((kitchen) => (kitchen.recipe = { items }));
  expect(total('Себестоимость')).toBe('65,50\u00a0฿');
  const today = ['113,50\u00a0฿ (+73\u202f%)', '45,4\u202f%', '136,50\u00a0฿'];
  expect([total('По ценам сегодня'), total('Фудкост'), total('Маржа')]).toEqual(today);
});

it('says which part has no known cost: the cost is at least, the margin at most', async () => {
  const items = [
    { ...LINES[0], prime_cost: 0, today_price: null },
    { ...LINES[1], today_price: 5.5 },
  ];
  await open((kitchen) => (kitchen.recipe = { items }));
  expect(line(/Креветки/)).toHaveTextContent('нет цены');
  expect([total('Себестоимость'), total('Маржа')]).toEqual(['≥ 5,50\u00a0฿', '≤ 244,50\u00a0฿']);
  expect(screen.getByText('Известна не вся себестоимость: Креветки.')).toBeVisible();
});
