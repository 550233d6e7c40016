import { screen, waitFor, within } from '@testing-library/react';
import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { addCraft, craftIngredients, listCraftItems, listCrafts, saveCraft } from '@/lib/sections/craft/contract/craft';
import { renderUi, type TestUser } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { recipeOf } from '../recipe';
import { craft, OURS } from './recipes';

const BREWED = { ...OURS, stock_parent_id: 3594, parent_id: 3594, makeable_quantity: 40, output_quantity: 20 };
const ALE = craft(4, 'Эль', BREWED);
const EMPTY = craft(5, 'Стаут', { ...BREWED, output_quantity: 0 });
const OLD = craft(6, 'Лагер', { ...BREWED, status: -1 });
const SAUCE = craft(1, 'Соус', OURS);
const LINES = [
  { item_id: 31, name: 'Солод', item_quantity: 5, measure_name: 'kg', prime_cost: 80, stock_quantity: 20 },
  { item_id: 32, name: 'Хмель', item_quantity: 0.1, measure_name: 'kg', prime_cost: 900, stock_quantity: 1 },
];
const ITEMS = [
  { item_id: 3594, parent_id: 0, name: 'Варка', is_file: false },
  { item_id: 31, parent_id: 0, name: 'Солод', is_file: true, measure_id: 1, measure_name: 'kg', prime_cost: 80 },
  { item_id: 32, parent_id: 0, name: 'Хмель', is_file: true, measure_id: 1, measure_name: 'kg', prime_cost: 900 },
];

/** Beer crafts and a sauce. */
function serveBrews(items: ReplyOf<typeof craftIngredients>['items'] = LINES) {
  return serve(
    on(listCrafts, { items: [ALE, EMPTY, OLD, SAUCE] }),
    on(craftIngredients, { items, allergens: '', method: '', version: 3 }),
    on(listCraftItems, { items: ITEMS }),
    on(saveCraft, { version: 4 }),
    on(addCraft, { batch_id: 12 }),
  );
}

async function show() {
  const { user } = renderUi(<CraftsScreen beer />, { at: '/beer-craft', toasts: true });
  await screen.findByRole('row', { name: /Эль/ });
  return user;
}

async function openCreate() {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Сварить: Эль' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сварить: Эль' });
  const amount = await within(dialog).findByRole('textbox', { name: /Сколько вышло/ });
  const submit = within(dialog).getByRole('button', { name: 'Сварить' });
  return { user, dialog, amount, submit };
}

async function useMalt(user: TestUser, dialog: HTMLElement, kilograms = '6') {
  const quantity = within(within(dialog).getByRole('row', { name: /Солод/ })).getByRole('textbox');
  await user.retype(quantity, kilograms);
}

it('the screen has the crafts of the Brew folder alone; the category is fixed to it; Create shows the cost without an output quantity', async () => {
  serveBrews();
  const user = await show();
  expect(screen.queryByRole('row', { name: /Соус/ })).toBeNull();
  const form = await screen.findByRole('form', { name: 'Новая заготовка' });
  await waitFor(() => expect(within(form).getByLabelText('Категория')).toHaveTextContent('Варка'));
  expect(within(form).getByLabelText('Категория')).toBeDisabled();
  // The whole list is made, whatever the output quantity.
  expect(screen.getByRole('button', { name: 'Сварить: Стаут' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Сварить: Лагер' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Сварить: Стаут' }));
  const create = await screen.findByRole('dialog', { name: 'Сварить: Стаут' });
  expect(await within(create).findByText('490,00 ฿')).toBeVisible();
});

it('without ingredients nothing can be made, and it says why', async () => {
  serveBrews([]);
  const { user, dialog, amount, submit } = await openCreate();
  await user.type(amount, '20');
  expect(submit).toBeDisabled();
  expect(within(dialog).getByText('В рецепте нет ингредиентов. Добавьте их в рецепт.')).toBeVisible();
});

it('Create needs an amount above 0 and a press, shows the undivided cost, and makes the whole batch without saving an unchanged recipe; its buttons are off meanwhile', async () => {
  const server = serveBrews();
  let end: (reply: { batch_id: number }) => void = () => undefined;
  server.on(addCraft, () => new Promise((resolve) => (end = resolve)));
  const { user, dialog, amount, submit } = await openCreate();
  expect(within(dialog).getByText('490,00 ฿')).toBeVisible();
  await useMalt(user, dialog, '5,0');
  expect(submit).toBeDisabled();
  await user.type(amount, '0');
  expect(submit).toBeDisabled();
  await user.keyboard('{Enter}');
  await user.retype(amount, '20');
  expect(within(dialog).queryByText(/Сначала/)).toBeNull();
  await user.keyboard('{Enter}');
  expect(server.commands()).toEqual([]);
  await user.clear(amount);
  await user.click(within(dialog).getByRole('button', { name: /По рецепту: 20,000 л/ }));
  await user.click(submit);
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Отмена' })).toBeDisabled());
  expect(submit).toHaveAttribute('data-loading', 'true');
  end({ batch_id: 12 });
  expect(await screen.findByText('Продукт успешно добавлен')).toBeVisible();
  expect(server.commands()).toEqual([
    { id: addCraft.id, body: { craft_id: 4, quantity: 20, forced: false, is_beer_craft: true } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Create saves a changed recipe first, then makes the batch with the reason of its loss', async () => {
  const server = serveBrews();
  const { user, dialog, amount, submit } = await openCreate();
  await useMalt(user, dialog);
  await user.type(amount, '18,5');
  expect(within(dialog).getByText('Потери: 1,500 л (7,5 %)')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Причина/ }), 'осадок');
  await user.click(submit);
  expect(await screen.findByText('Продукт успешно добавлен')).toBeVisible();
  const new_ingredients = recipeOf({ 31: 6, 32: 0.1 });
  expect(server.commands()).toEqual([
    { id: saveCraft.id, body: { craft_id: 4, version: 3, new_ingredients } },
    { id: addCraft.id, body: { craft_id: 4, quantity: 18.5, forced: false, is_beer_craft: true, reason: 'осадок' } },
  ]);
});

it('makes nothing when the recipe is not saved, and stays open', async () => {
  const server = serveBrews();
  server.on(saveCraft, refuse(3, { message: 'нельзя' }));
  const { user, dialog, amount, submit } = await openCreate();
  await useMalt(user, dialog);
  await user.type(amount, '20');
  await user.click(submit);
  expect(await within(dialog).findByText('Не удалось изменить продукт')).toBeVisible();
  expect(server.commands().map(({ id }) => id)).toEqual([saveCraft.id]);
  expect(dialog).toBeVisible();
  expect(submit).toBeEnabled();
});
