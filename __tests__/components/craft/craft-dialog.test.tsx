import { screen, waitFor } from '@testing-library/react';
import { refuse } from '@/__tests__/support/serve';
import { recipeOf } from '../recipe';
import {
  craftIngredients,
  listCraftItems,
  listCrafts,
  saveCraft,
  type Craft,
} from '@/lib/sections/craft/contract/craft';
import { CODE } from '@/lib/contract/problem';
import { box, closed, open, total } from './open-dialog';
import { INGREDIENTS, LEGACY_SAUCE, RECIPE, SAUCE } from './recipes';

const quantity = (name: string) => box(`Количество: ${name}`);
const picker = (name = 'Добавить ингредиент') => screen.getByRole('combobox', { name });

it('shows the cost by output, live with quantities and output', async () => {
  const { retype } = await open();
  expect(box('Выход рецепта')).toHaveValue('2,000');
  expect(total('Ингредиенты, всего')).toBe('96,50\u00a0฿');
  expect(total('Себестоимость, 1 л')).toBe('48,25\u00a0฿');
  expect(total('Себестоимость порции')).toBe('2,41\u00a0฿');
  await retype('Количество: Чеснок', '3');
  expect(total('Себестоимость, 1 л')).toBe('54,75\u00a0฿');
  await retype('Выход рецепта', '4');
  expect(total('Себестоимость, 1 л')).toBe('27,38\u00a0฿');
  await retype('Выход рецепта', '');
  expect(total('Себестоимость, 1 л')).toBe('0,00\u00a0฿');
});

it('does not divide the total of a beer craft, and costs nothing without an output', async () => {
  const { retype } = await open(undefined, { beer: true });
  expect(total('Себестоимость партии')).toBe('96,50\u00a0฿');
  expect(screen.queryByText('Себестоимость, 1 л')).not.toBeInTheDocument();
  await retype('Выход рецепта', '');
  expect(total('Себестоимость партии')).toBe('0,00\u00a0฿');
});

it('sends a changed recipe whole and nothing else, and tells that it is saved', async () => {
  const { user, retype, save, sent } = await open();
  await user.click(picker());
  await user.keyboard('соль{Enter}');
  await waitFor(() => expect(quantity('Соль')).toHaveFocus());
  await user.keyboard('0,05');
  await retype('Количество: Томаты', '1,6');
  await save();
  await closed();
  const new_ingredients = recipeOf({ 501: 1.6, 502: 1, 503: 0.05 });
  expect(sent(saveCraft)).toEqual([{ craft_id: 7, version: 4, new_ingredients }]);
  expect(await screen.findByText('Заготовки')).toBeVisible();
  expect(screen.getByText('Продукт успешно изменен')).toBeVisible();
});

it('tells that a save failed, and why, and keeps what was typed', async () => {
  const { retype, save } = await open((server) =>
    server.on(saveCraft, refuse(CODE.badRequest, { message: 'Соль готовится из соуса', field: 'new_ingredients' })),
  );
  await retype('Количество: Чеснок', '4');
  await save();
  expect(await screen.findByText('Заготовки')).toBeVisible();
  expect(screen.getByText('Не удалось изменить продукт')).toBeVisible();
  expect(screen.getByText('Соль готовится из соуса')).toBeVisible();
  expect(quantity('Чеснок')).toHaveValue('4');
});

it('keeps my changes when somebody else saved first, and names theirs', async () => {
  const { server, retype, save, sent } = await open((given) =>
    given.on(saveCraft, refuse(CODE.conflict, { message: '', field: 'version' })),
  );
  const theirs: Craft = { ...SAUCE, output_quantity: 3, version: 5 };
  server.on(listCrafts, { items: [theirs] });
  server.on(craftIngredients, { ...RECIPE, version: 5 });
  await retype('Количество: Чеснок', '4');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Другой человек изменил: Выход рецепта');
  expect(quantity('Чеснок')).toHaveValue('4');
  expect(box('Выход рецепта')).toHaveValue('3,000');
  server.on(saveCraft, { version: 6 });
  await save();
  await closed();
  expect(sent(saveCraft).at(-1)).toMatchObject({ version: 5, new_ingredients: [{ item_id: 501 }, { item_id: 502 }] });
});

it('shows a recipe without allowing changes', async () => {
  await open(undefined, { readOnly: true });
  expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Добавить ингредиент' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Томаты 1,500 кг/ })).toBeVisible();
});

it('needs only the fields that every server has', async () => {
  const { retype, save, sent } = await open(
    (server) => {
      const items = INGREDIENTS.map(({ stock_quantity: _, package_quantity: __, made_by: ___, ...line }) => line);
      server.on(craftIngredients, { items });
      server.on(saveCraft, {});
    },
    { craft: LEGACY_SAUCE },
  );
  expect(screen.queryByRole('tab', { name: 'Карточка' })).not.toBeInTheDocument();
  await retype('Выход рецепта', '3');
  await save();
  await closed();
  expect(sent(saveCraft)).toEqual([{ craft_id: 7, new_output_quantity: 3 }]);
  expect(sent(listCraftItems)).toEqual([]);
});

const [TOMATOES, GARLIC] = INGREDIENTS as [(typeof INGREDIENTS)[number], (typeof INGREDIENTS)[number]];

it('shows the cost by today’s prices where it parts from the booked one', async () => {
  const items = [
    { ...TOMATOES, today_price: 120 },
    { ...GARLIC, today_price: 6.5 },
  ];
  await open((server) => server.on(craftIngredients, { ...RECIPE, items }));
  expect([total('Себестоимость, 1 л'), total('По ценам сегодня')]).toEqual([
    '48,25\u00a0฿',
    '93,25\u00a0฿ (+93\u202f%)',
  ]);
});

it('names the ingredients without a known price', async () => {
  const items = [
    { ...TOMATOES, today_price: 60 },
    { ...GARLIC, prime_cost: 0, today_price: null },
  ];
  await open((server) => server.on(craftIngredients, { ...RECIPE, items }));
  expect(total('Себестоимость, 1 л')).toBe('≥ 45,00\u00a0฿');
  expect(screen.getByText('Известна не вся себестоимость: Чеснок.')).toBeVisible();
});
