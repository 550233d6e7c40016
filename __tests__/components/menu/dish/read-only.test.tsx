import { act, screen, within } from '@testing-library/react';
import { DishDialog } from '@/components/menu/dish/dish-dialog';
import { renderUi } from '@/__tests__/support/render';
import { openKitchen } from './kitchen';
import { EDIT, field, SAVE } from './open-dialog';

async function open() {
  const served = openKitchen();
  const onClose = jest.fn();
  const ui = renderUi(<DishDialog target={EDIT} readOnly onClose={onClose} />);
  await screen.findByRole('tab', { name: 'Свойства' });
  const tab = (name: string) => ui.user.click(screen.getByRole('tab', { name }));
  return { ...served, ...ui, onClose, tab };
}

it('shows every property read-only, without a save button', async () => {
  const { user, sent, onClose } = await open();
  for (const text of screen.getAllByRole('textbox')) expect(text).toHaveAttribute('readonly');
  expect(field('Тип')).toHaveValue('Кухня');
  expect(field('В продаже')).toHaveValue('Да');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.type(field('Название'), 'x');
  expect(field('Название')).toHaveValue('Том Ям');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent(SAVE)).toEqual([]);
  expect(screen.queryByRole('button', { name: /ОК|Отмена|Сбросить/ })).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1)!);
  expect(onClose).toHaveBeenCalled();
});

it('shows the week, which arrows move through and nothing changes', async () => {
  const { user, tab } = await open();
  await tab('Дни и часы');
  const week = screen.getByRole('grid', { name: 'Часы продажи по дням недели' });
  expect(week).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Всегда' })).not.toBeInTheDocument();
  const cell = (name: string) => within(week).getByRole('gridcell', { name });
  act(() => cell('Понедельник, 00:00–01:00').focus());
  await user.keyboard('{ArrowRight} ');
  expect(cell('Понедельник, 01:00–02:00')).toHaveFocus();
  expect(cell('Понедельник, 01:00–02:00')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByText('Каждый день 12:00–24:00')).toBeVisible();
});

it('shows recipe, picture and history', async () => {
  const { tab } = await open();
  await tab('Состав');
  expect(await screen.findByRole('row', { name: /Креветки 0,120 кг/ })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Убрать|Заменить/ })).not.toBeInTheDocument();
  await tab('Фото');
  expect(await screen.findByText('Фото пока нет.')).toBeVisible();
  await tab('История');
  expect(await screen.findByText('Изменений пока нет')).toBeVisible();
});
