import { act, screen, waitFor, within } from '@testing-library/react';
import { MenuScreen } from '@/components/sections/menu/menu-screen';
import { menuFolder, menuRows } from '@/lib/sections/menu/contract/menu';
import { CODE } from '@/lib/contract/problem';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { dish, folder, manyDishes, serveMenu, VENUE } from './venue';

const READER = { without: ['MenuEdit'] } as const;
const grid = () => screen.getByRole('grid', { name: /Папки и блюда|Folders and dishes/ });
const names = () =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[title]')?.getAttribute('title'));
const row = (name: string | RegExp) => within(grid()).getByRole('row', { name });
const address = () => window.location.search;

async function open(at = '/menu', rows = VENUE) {
  const server = serveMenu(rows);
  const ui = renderUi(<MenuScreen />, { at, offers: READER });
  await waitFor(() => expect(server.asked()).toContain(menuRows.id));
  await waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'false'));
  return { server, ...ui };
}

it('the list is what the address names, and shows the values of a dish by kind', async () => {
  await open('/menu?folder=20&sort=name&dir=desc&item=203');
  expect(names()).toEqual(['Мохито', 'Джин-тоник', 'Айрен Пиво']);
  expect(row(/Джин/)).toHaveAttribute('aria-selected', 'true');
  const cells = within(row(/Мохито/)).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent).join(' | ')).toMatch(
    /^201 \| Мохито \| 10\s% \| 0,00 \| Бар \| 1\s250,50 \| 410,00 \| 1\s125,45 \| 2 \| 21\.09\.2026 21:13/,
  );
});

it('the list says that guests ask for the price where the menu names none and the till asks for it', async () => {
  await open('/menu', [
    dish(1, 0, 'Улов дня', { open_price: true, retail_price: 0, max_discount_price: 0 }),
    dish(2, 0, 'Вода', { retail_price: 0, max_discount_price: 0 }),
  ]);
  const cell = (name: RegExp, key: string) => row(name).querySelector(`[data-column="${key}"]`);
  expect(cell(/Улов дня/, 'retail_price')).toHaveTextContent(/^по запросу$/);
  expect(cell(/Улов дня/, 'max_discount_price')).toHaveTextContent(/^$/);
  expect(cell(/Вода/, 'retail_price')).toHaveTextContent(/^0,00$/);
});

it('the list marks what is switched off or has no recipe with a text, and leaves such a cost empty', async () => {
  const { user } = await open('/menu?folder=11');
  expect(row(/Борщ/)).toHaveTextContent('отключено');
  await user.click(screen.getByRole('button', { name: 'Кухня' }));
  expect(row(/Пад Тай/).querySelector('[data-column="prime_cost"]')).toHaveTextContent(/^без рецепта$/);
});

it('the list marks what is not on sale now with the next time, but not what is switched off', async () => {
  const saturday = Date.parse('2026-03-07T10:00:00Z') / 1000;
  await open('/menu', [
    dish(1, 0, 'Завтрак', { served: false, served_next: saturday }),
    dish(2, 0, 'Забытое', { served: false }),
    dish(3, 0, 'Отключённое', { served: false, status: 0 }),
    dish(4, 0, 'Обычное'),
  ]);
  expect(row(/Завтрак/)).toHaveTextContent('сейчас не подаётся');
  expect(within(row(/Завтрак/)).getByTitle('Снова в продаже: суббота, 17:00')).toBeVisible();
  expect(within(row(/Забытое/)).getByTitle('Часы продажи не заданы')).toBeVisible();
  for (const name of [/Отключённое/, /Обычное/]) expect(row(name)).not.toHaveTextContent('не подаётся');
});

it('the list reloads the rows when the hour changes', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-07T10:59:00Z'), advanceTimers: true });
  const { server, unmount } = await open('/menu', [dish(1, 0, 'Завтрак')]);
  server.on(menuRows, { rows: [dish(1, 0, 'Завтрак', { served: false })] });
  act(() => jest.advanceTimersByTime(120_000));
  await waitFor(() => expect(row(/Завтрак/)).toHaveTextContent('сейчас не подаётся'));
  unmount();
  jest.useRealTimers();
});

it('the list keeps the pressed header in the address, with folders first', async () => {
  const { user } = await open();
  const byName = within(grid()).getByRole('button', { name: /Название/ });
  await user.click(byName);
  expect(names()).toEqual(['Бар', 'Кухня', 'Хлеб']);
  await user.click(byName);
  expect(names()).toEqual(['Кухня', 'Бар', 'Хлеб']);
  expect(address()).toBe('?sort=name&dir=desc');
  expect(document.querySelectorAll('[aria-sort]')).toHaveLength(2);
});

it('moving through folders: selects with the arrows and keeps the row in the address; Enter enters a folder, Back leaves it, with the focus in the list', async () => {
  const { user } = await open();
  act(() => row(/Папка Кухня/).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row(/Хлеб/)).toHaveFocus();
  expect(row(/Хлеб/)).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(address()).toBe('?item=1'));
  await user.keyboard('{Home}');
  expect(row(/Папка Кухня/)).toHaveFocus();
  await waitFor(() => expect(address()).toBe('?item=10'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Супы', 'Пустая', 'Пад Тай']);
  expect(row(/Супы/)).toHaveFocus();
  expect(address()).toBe('?folder=10');
  await user.click(screen.getByRole('button', { name: 'Назад: Всё меню' }));
  expect(names()).toEqual(['Кухня', 'Бар', 'Хлеб']);
  expect(row(/Папка Кухня/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Назад' })).toHaveAttribute('aria-disabled', 'true');
});

it('moving through folders: folds the middle of a long path into a menu', async () => {
  const { user } = await open('/menu?folder=3', [
    folder(1, 0, 'Бар', 1),
    folder(2, 1, 'Коктейли', 1),
    folder(3, 2, 'Классика', 1),
    dish(9, 3, 'Мохито'),
  ]);
  await user.choose(screen.getByRole('button', { name: 'Папки между: Бар / Коктейли' }), 'Коктейли');
  await waitFor(() => expect(names()).toEqual(['Классика']));
  expect(screen.queryByRole('button', { name: /Папки между/ })).not.toBeInTheDocument();
});

it('moving through folders: falls back to the root with a notice if the folder is unknown', async () => {
  await open('/menu?folder=999');
  expect(names()).toEqual(['Кухня', 'Бар', 'Хлеб']);
  expect(screen.getByText(/Такой папки нет/)).toBeVisible();
});

it('moving through folders: opens folders from the tree by keyboard', async () => {
  const { user } = await open();
  act(() => screen.getByRole('treeitem', { name: /Кухня/ }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(names()).toEqual(['Том Ям', 'Борщ']);
  expect(screen.getByRole('treeitem', { name: /Супы/ })).toHaveAttribute('aria-selected', 'true');
});

it('states: explains an empty folder', async () => {
  await open('/menu?folder=12');
  expect(screen.getByText('В этой папке пусто')).toBeVisible();
  expect(screen.getByText(/Здесь будут её блюда/)).toBeVisible();
});

it('states: shows the open folder before the rest has loaded, when the search reports no missing matches yet, and requests nothing more afterwards', async () => {
  const server = serveMenu();
  let arrive = () => {};
  server.on(menuRows, () => new Promise((resolve) => (arrive = () => resolve({ rows: VENUE }))));
  const { user } = renderUi(<MenuScreen />, { at: '/menu', offers: READER });
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(5);
  await waitFor(() => expect(names()).toEqual(['Кухня', 'Бар', 'Хлеб']));
  await user.type(box(), 'мохито');
  expect((await screen.findAllByText('Ищем…'))[0]).toBeVisible();
  arrive();
  expect(await screen.findByRole('option')).toHaveTextContent('Мохито');
  await waitFor(() => expect(server.asked()).toHaveLength(2));
  await user.dblClick(row(/Папка Бар/));
  expect(names()).toHaveLength(3);
  expect(server.asked()).toEqual([menuRows.id, menuFolder.id]);
  expect(server.calls(menuFolder)).toEqual([{ query: { folder: 0 } }]);
});

it('states: requests each folder while the whole menu is missing, keeps the tree, and offers a retry', async () => {
  const server = serveMenu();
  server.on(menuRows, refuse(CODE.unreachable));
  const { user } = renderUi(<MenuScreen />, { at: '/menu', offers: READER });
  await waitFor(() => expect(names()).toEqual(['Кухня', 'Бар', 'Хлеб']));
  expect(screen.getByRole('alert')).toHaveTextContent('Остальное меню не загрузилось');
  await user.dblClick(row(/Папка Бар/));
  expect(screen.getByRole('treeitem', { name: /Кухня/ })).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Мохито', 'Айрен Пиво', 'Джин-тоник']));
  expect(server.calls(menuFolder)).toContainEqual({ query: { folder: 20 } });
  server.on(menuRows, { rows: VENUE });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('states: shows a failure and retries', async () => {
  const down = refuse(CODE.unreachable);
  const server = serve(on(menuRows, down), on(menuFolder, down));
  const { user } = renderUi(<MenuScreen />, { at: '/menu', offers: READER });
  expect(await screen.findByText('Сервер не отвечает. Проверьте соединение.')).toBeVisible();
  server.on(menuRows, { rows: VENUE });
  server.on(menuFolder, { rows: VENUE });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(names()).toEqual(['Кухня', 'Бар', 'Хлеб']));
});

const shelf = [
  folder(10, 0, 'Кухня', 3),
  dish(101, 10, 'Дешёвое', { retail_price: 100, prime_cost: 10 }),
  dish(102, 10, 'Дорогое', { retail_price: 100, prime_cost: 50, has_photo: false }),
  dish(103, 10, 'Пустое', { valid_ingredients: false }),
  dish(104, 10, 'Отключённое', { status: 0, valid_ingredients: false, has_photo: false }),
];
const view = (name: RegExp) => screen.getByRole('button', { name });

it('the lists of the root show the dishes of the whole menu that have a defect, with their number, at the root only; a folder has the food cost of all its dishes', async () => {
  const { user } = await open('/menu', shelf);
  expect(view(/^По папкам/)).toHaveAttribute('aria-pressed', 'true');
  for (const [name, found] of [
    [/^Все блюда\s*4/, ['Дешёвое', 'Дорогое', 'Пустое', 'Отключённое']],
    [/^Без рецепта\s*1/, ['Пустое']],
    [/^Без фото\s*1/, ['Дорогое']],
    [/^Фудкост от 35.%\s*1/, ['Дорогое']],
  ] as const) {
    await user.click(view(name));
    expect(names()).toEqual(found);
  }
  expect(address()).toBe('?show=cost');
  await user.click(view(/^По папкам/));
  expect(names()).toEqual(['Кухня']);
  expect(address()).toBe('');
  expect(row(/Кухня/).querySelector('[data-column="food_cost"]')).toHaveTextContent(/^30,0\s%$/);
  await user.dblClick(row(/Кухня/));
  expect(screen.queryByRole('group', { name: 'Что показать' })).not.toBeInTheDocument();
});

it('the lists of the root say so when no dish has the defect', async () => {
  await open('/menu?show=photo', [dish(1, 0, 'Борщ')]);
  expect(screen.getByText('Таких блюд нет')).toBeVisible();
});

const box = () => screen.getByRole('combobox', { name: 'Поиск по меню' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const selectedRow = () => screen.getByRole('row', { selected: true });

it('the search is focused by the slash, finds by name, shows the path, and opens the best match on Enter without waiting, and the parent of a folder', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(box()).toHaveFocus();
  await user.keyboard('МОХ');
  expect(box()).toHaveValue('МОХ');
  await screen.findByRole('option');
  expect(options()).toEqual(['Мохито201Всё меню / Бар']);
  expect(screen.getByText('Мох').tagName).toBe('MARK');
  await waitFor(() => expect(window.location.search).toBe(`?q=${encodeURIComponent('МОХ')}`));
  await user.retype(box(), 'супы{Enter}');
  expect(selectedRow()).toHaveTextContent('Супы');
  expect(window.location.search).toMatch(/folder=10&item=11/);
});

it('the search says that nothing matches; closes with Escape, and clears with the next', async () => {
  const { user } = await open();
  await user.type(box(), 'шаурма');
  expect((await screen.findAllByText('Ничего не найдено'))[0]).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.retype(box(), 'том');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(box()).toHaveValue('том');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('the search finds the query of the address, typed in the other keyboard layout, and clears it once a dish is chosen', async () => {
  const { user } = await open('/menu?q=;by');
  expect(box()).toHaveValue(';by');
  expect(await screen.findByRole('option')).toHaveTextContent('Джин-тоник');
  act(() => box().focus());
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('');
});

it('the search reports that there are more matches than shown, and scrolls to a row deep in a large folder', async () => {
  const { user } = await open('/menu', manyDishes(5000));
  await user.type(box(), '1');
  expect(await screen.findByText('Показаны первые 50. Уточните запрос.')).toBeVisible();
  await user.retype(box(), '4321{Enter}');
  await waitFor(() => expect(selectedRow()).toHaveFocus());
  expect(within(selectedRow()).getByText('4321')).toBeInTheDocument();
});
