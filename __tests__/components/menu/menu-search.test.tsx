import { screen, waitFor, within } from '@testing-library/react';
import { MenuScreen } from '@/components/menu/menu-screen';
import { menuRows } from '@/lib/contract/menu';
import { renderUi } from '../../support/render';
import { manyDishes, serveMenu, VENUE } from './venue';

const box = () => screen.getByRole('combobox', { name: 'Поиск по меню' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const selectedRow = () => screen.getByRole('row', { selected: true });

async function open(at = '/menu', rows = VENUE) {
  const server = serveMenu(rows);
  const ui = renderUi(<MenuScreen />, { at });
  await waitFor(() => expect(server.asked()).toContain(menuRows.id));
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
  return { server, ...ui };
}

it('is focused by the slash, finds by name after 100 ms, and shows the path', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(box()).toHaveFocus();
  await user.keyboard('МОХ');
  expect(box()).toHaveValue('МОХ');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await screen.findByRole('option');
  expect(options()).toEqual(['Мохито201Всё меню / Бар']);
  expect(screen.getByText('Мох').tagName).toBe('MARK');
  await waitFor(() => expect(window.location.search).toBe(`?q=${encodeURIComponent('МОХ')}`));
});

it('finds by id, the exact one first', async () => {
  const { user } = await open();
  await user.type(box(), '10');
  await screen.findAllByRole('option');
  expect(options().map((text) => /\d+/.exec(text)?.[0])).toEqual(['10', '101', '102', '103']);
});

it('shows a text without matches', async () => {
  const { user } = await open();
  await user.type(box(), 'шаурма');
  expect((await screen.findAllByText('Ничего не найдено'))[0]).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('moves through the matches with the arrows and opens the chosen one with Enter', async () => {
  const { user } = await open('/menu?folder=20');
  await user.type(box(), '10');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Том Ям');
  expect(box()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Пад Тай');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(selectedRow()).toHaveTextContent('Борщ');
  expect(selectedRow()).toHaveFocus();
  expect(new URLSearchParams(window.location.search).get('folder')).toBe('11');
  expect(new URLSearchParams(window.location.search).get('item')).toBe('102');
});

it('opens the best match on Enter without waiting, and the parent of a folder', async () => {
  const { user } = await open();
  await user.type(box(), 'супы{Enter}');
  expect(selectedRow()).toHaveTextContent('Супы');
  expect(window.location.search).toMatch(/folder=10&item=11/);
});

it('closes with Escape, and clears with the next', async () => {
  const { user } = await open();
  await user.type(box(), 'том');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(box()).toHaveValue('том');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('shows the matches of the address’s query at once', async () => {
  await open('/menu?q=джин');
  expect(box()).toHaveValue('джин');
  expect(await screen.findByRole('option')).toHaveTextContent('Джин-тоник');
});

it('finds text typed in the other keyboard layout, and clears the query once a dish is chosen', async () => {
  const { user } = await open('/menu');
  await user.type(box(), ';by');
  expect(await screen.findByRole('option')).toHaveTextContent('Джин-тоник');
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('');
});

it('reports that there are more matches than shown', async () => {
  const { user } = await open('/menu', manyDishes(200));
  await user.type(box(), '1');
  expect(await screen.findByText('Показаны первые 50. Уточните запрос.')).toBeVisible();
});

it('does not report missing matches before the whole menu has loaded', async () => {
  const server = serveMenu();
  let arrive = () => {};
  server.on(menuRows, () => new Promise((resolve) => (arrive = () => resolve({ rows: VENUE }))));
  const { user } = renderUi(<MenuScreen />, { at: '/menu' });
  await user.type(box(), 'мохито');
  expect((await screen.findAllByText('Ищем…'))[0]).toBeVisible();
  arrive();
  expect(await screen.findByRole('option')).toHaveTextContent('Мохито');
});

it('scrolls to a row deep in a large folder', async () => {
  const { user } = await open('/menu', manyDishes(5000));
  await user.type(box(), '4321{Enter}');
  await waitFor(() => expect(selectedRow()).toHaveFocus());
  expect(within(selectedRow()).getByText('4321')).toBeInTheDocument();
});
