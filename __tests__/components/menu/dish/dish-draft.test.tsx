import { screen } from '@testing-library/react';
import { DishDialog } from '@/components/sections/menu/dish/dish-dialog';
import type { DishTarget } from '@/components/sections/menu/dish/dish-types';
import { CODE } from '@/lib/contract/problem';
import { renderUi } from '@/__tests__/support/render';
import { refuse } from '@/__tests__/support/serve';
import { recipeOf } from '../../recipe';
import { DISH, openKitchen } from './kitchen';
import { button, EDIT, field, save, SAVE } from './open-dialog';

const RESTORED = 'Восстановлено то, что вы не сохранили.';
const quantity = () => screen.getByRole('textbox', { name: 'Количество: Лайм' });

/** The dialog as opened by an address with `dish=`; `leave` is a reload, or the redirect to sign-in. */
async function visit(target: DishTarget = EDIT, readOnly = false) {
  const { user, unmount } = renderUi(<DishDialog target={target} readOnly={readOnly} onClose={() => unmount()} />);
  await screen.findByRole('tab', { name: 'Свойства' });
  const retype = (name: RegExp, text: string) => user.retype(field(name), text);
  return { user, retype, leave: unmount };
}

async function leaveUnsaved() {
  const { user, retype, leave } = await visit();
  await retype(/Цена в меню/, '275');
  await user.click(screen.getByRole('tab', { name: 'Состав' }));
  await user.retype(quantity(), '2,5');
  leave();
}

it('is restored at the next visit with a notice, and removed once saved', async () => {
  const { sent } = openKitchen();
  await leaveUnsaved();
  const next = await visit();
  expect(screen.getByText(RESTORED)).toBeVisible();
  expect(field(/Цена в меню/)).toHaveValue('275');
  expect(field(/^Название/)).toHaveValue('Том Ям');
  await next.user.click(screen.getByRole('tab', { name: 'Состав' }));
  expect(quantity()).toHaveValue('2,5');
  await save(next.user);
  const new_ingredients = recipeOf({ 501: 0.12, 502: 2.5 });
  expect(sent(SAVE)).toEqual([{ item_id: 101, version: 4, new_retail_price: 275, new_ingredients }]);
  await visit();
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  expect(field(/Цена в меню/)).toHaveValue('250,00');
});

it('is dropped by starting over', async () => {
  openKitchen();
  await leaveUnsaved();
  const { user, leave } = await visit();
  await user.click(button('Начать заново'));
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  leave();
  await visit();
  expect(field(/Цена в меню/)).toHaveValue('250,00');
});

it('of a dish saved meanwhile by another user asks whose value to keep', async () => {
  const { kitchen, sent } = openKitchen();
  await leaveUnsaved();
  kitchen.dish = { dish: { ...DISH, version: 5, retail_price: 300, cashback: 7 } };
  const { user } = await visit();
  expect(field(/Цена в меню/)).toHaveValue('275');
  expect(field(/Кешбэк/)).toHaveValue('7,00');
  kitchen.save = refuse(CODE.conflict, { field: 'version' });
  await user.click(button('Сохранить'));
  expect(await screen.findByRole('radio', { name: /Сохранено другим.*300,00/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /У вас.*275,00/ })).toBeChecked();
  expect(screen.getAllByRole('group')).toHaveLength(1);
  kitchen.save = { version: 6 };
  await save(user);
  expect(sent(SAVE)).toEqual([
    expect.objectContaining({ version: 4, new_retail_price: 275 }),
    expect.objectContaining({ version: 5, new_retail_price: 275 }),
  ]);
  expect(sent(SAVE)[1]).not.toHaveProperty('new_cashback');
});

it('of a new dish belongs to its folder; other dishes and readers see none', async () => {
  openKitchen();
  const first = await visit({ kind: 'create', parent_id: 20 });
  await first.user.type(field(/^Название/), 'Борщ');
  first.leave();
  (await visit({ kind: 'create', parent_id: 10 })).leave();
  const second = await visit({ kind: 'create', parent_id: 20 });
  expect(field(/^Название/)).toHaveValue('Борщ');
  second.leave();
  await leaveUnsaved();
  await visit(EDIT, true);
  expect(field(/Цена в меню/)).toHaveValue('250,00');
});
