import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { DishModals } from '@/components/sections/menu/dish/dish-modals';
import type { DishPart } from '@/components/sections/menu/dish/dish-types';
import { PRESETS } from '@/lib/sections/menu/rules/opening-hours';
import { CODE } from '@/lib/contract/problem';
import { renderUi } from '@/__tests__/support/render';
import { refuse } from '@/__tests__/support/serve';
import { DISH, openKitchen } from './kitchen';
import { button, save, SAVE } from './open-dialog';

function Screen() {
  const [part, setPart] = useState<DishPart | null>(null);
  return (
    <>
      <button onClick={() => setPart({ kind: 'hours', item_id: 101, name: 'Том Ям' })}>Открыть</button>
      <DishModals part={part} onClose={() => setPart(null)} />
    </>
  );
}

async function open() {
  const served = openKitchen();
  const ui = renderUi(<Screen />);
  await ui.user.click(button('Открыть'));
  await screen.findByRole('dialog', { name: 'Дни и часы: Том Ям' });
  return { ...served, ...ui };
}
const grid = () => screen.findByRole('grid', { name: 'Часы продажи по дням недели' });

it.each<[string, () => HTMLElement, object[]]>([
  ['the hours', () => button('Завтрак 7–12'), [{ item_id: 101, version: 4, new_hours: PRESETS.breakfast.hours }]],
  [
    'the days',
    () => screen.getByRole('checkbox', { name: 'Воскресенье: в продаже' }),
    [{ item_id: 101, version: 4, new_days: 63 }],
  ],
])('saves %s if only that changed, with the version that was read, and returns the focus', async (_, find, saved) => {
  const { user, sent } = await open();
  await grid();
  await user.click(find());
  await save(user);
  expect(sent(SAVE)).toEqual(saved);
  await waitFor(() => expect(button('Открыть')).toHaveFocus());
});

it('closes the copy menu before itself; shows a failure and keeps the painted hours', async () => {
  const { user, kitchen } = await open();
  await grid();
  await user.click(button('Понедельник: скопировать на другие дни'));
  await screen.findByRole('menuitem', { name: 'На все дни' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(await grid()).toBeVisible();
  await user.click(button('Никогда'));
  kitchen.save = refuse(CODE.unreachable);
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Сохранить не получилось')).toBeVisible();
  expect(button('Никогда')).toHaveAttribute('aria-pressed', 'true');
});

/** Saves after somebody else has saved these values. */
async function saveAfter(theirs: Partial<typeof DISH>) {
  const opened = await open();
  const { user, kitchen } = opened;
  await grid();
  await user.click(button('Завтрак 7–12'));
  kitchen.save = refuse(CODE.conflict, { field: 'version' });
  kitchen.dish = { dish: { ...DISH, version: 9, ...theirs } };
  await user.click(button('Сохранить'));
  await screen.findByRole('alert');
  kitchen.save = { version: 10 };
  return opened;
}

it('a conflict shows the hours saved by another user, and mine can be restored onto the new version', async () => {
  const { user, sent } = await saveAfter(PRESETS.lunch);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('блюдо изменил кто-то другой');
  expect(alert).toHaveTextContent('Каждый день 07:00–12:00');
  expect(button('Ланч Пн–Пт 12–17')).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(alert).getByRole('button', { name: 'Вернуть мои часы' }));
  await save(user);
  expect(sent(SAVE)[1]).toEqual({ item_id: 101, version: 9, new_days: 127, new_hours: PRESETS.breakfast.hours });
});

it('a conflict about something else keeps the painted hours', async () => {
  const { user, sent } = await saveAfter({ retail_price: 300 });
  expect(screen.getByRole('alert')).toHaveTextContent('ваши правки на месте');
  expect(button('Завтрак 7–12')).toHaveAttribute('aria-pressed', 'true');
  await save(user);
  expect(sent(SAVE)[1]).toEqual({ item_id: 101, version: 9, new_hours: PRESETS.breakfast.hours });
});
