import { act, screen, waitFor, within } from '@testing-library/react';
import { StockScreen } from '@/components/sections/stock/stock-screen';
import { stockDaysLeft, stockFolder, stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import { stockStory, stockStoryChart, stockStoryDetails } from '@/lib/sections/stock/contract/story';
import { permissionsOf } from '@/lib/rights/permissions';
import { renderUi } from '../../support/render';
import { folder, item, serveShelf } from './item/shelf';
import { STORY } from './story-server';

const ROWS: readonly StockRow[] = [
  folder(10, 0, 'Бар'),
  item(101, 10, 'Чанг', { stock_price: 100, quantity: 2 }),
  item(102, 10, 'Ром', { stock_price: 100, quantity: 5 }),
  item(103, 10, 'Тоник', { quantity: -1 }),
  item(104, 10, 'Старое', { quantity: 0, status: 1 }),
];
const DAYS = [
  { item_id: 101, days_left: 1 },
  { item_id: 102, days_left: 40 },
  { item_id: 103, days_left: 0 },
  { item_id: 104, days_left: 0 },
];

async function open(daysLeft: boolean, at = '/stock') {
  const server = serveShelf();
  server.on(stockFolder, { rows: ROWS });
  server.on(stockRows, { rows: ROWS });
  server.on(stockDaysLeft, { items: DAYS });
  server.on(stockStory, { items: STORY, total_records: STORY.length });
  server.on(stockStoryDetails, { items: [], total_quantity: 0 });
  server.on(stockStoryChart, { points: [] });
  const ui = renderUi(<StockScreen />, { at, offers: { permissions: permissionsOf(['StockView']), ours: daysLeft } });
  const grid = screen.getByRole('grid');
  await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
  const names = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .flatMap((row) => row.querySelector('[title]')?.getAttribute('title') ?? []);
  const cell = (name: RegExp, column: string) =>
    within(grid).getByRole('row', { name }).querySelector(`[data-column="${column}"]`);
  return { ...ui, server, names, cell };
}
const view = (name: RegExp) => screen.findByRole('button', { name });

test('what runs out and what is below zero are one press away; a folder has the value of its items, the foot that of all rows', async () => {
  const { user, names, cell } = await open(true);
  await waitFor(() => expect(cell(/Бар/, 'value')).toHaveTextContent(/^700,00$/));
  await user.click(await view(/^Заканчивается\s*2$/));
  expect(names()).toEqual(['Чанг', 'Тоник']);
  expect(cell(/Чанг/, 'days_left')).toHaveTextContent('1 дн.');
  await user.click(await view(/^Ниже нуля\s*1$/));
  expect(names()).toEqual(['Тоник']);
  expect(cell(/Итого/, 'value')).toHaveTextContent(/^0,00$/);
  await user.click(await view(/^Все товары\s*4$/));
  expect(names()).toEqual(['Чанг', 'Ром', 'Тоник', 'Старое']);
  expect(cell(/Итого/, 'value')).toHaveTextContent(/^700,00$/);
});

test('without the days left, a legacy server is not asked, and the list has what is used up', async () => {
  const { user, names, server, cell } = await open(false);
  await user.click(await view(/^Закончилось\s*1$/));
  expect(names()).toEqual(['Тоник']);
  expect(cell(/Тоник/, 'days_left')).toBeNull();
  expect(server.calls(stockDaysLeft)).toEqual([]);
});

const shown = (name: RegExp) => screen.findByRole('dialog', { name });
const gone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

test('the history of an item and what uses it: have addresses, and three quarters of the height', async () => {
  const { unmount } = await open(true, '/stock?folder=10&item=102&act=history');
  expect(await shown(/История: Ром/)).toHaveClass('detail');
  unmount();
  await open(true, '/stock?folder=10&item=101&act=dependencies');
  expect(await shown(/Чанг/)).toHaveClass('detail');
});

test('the history of an item and what uses it: Back closes the topmost: the order, then the history, and the list is left', async () => {
  const { user } = await open(true, '/stock?folder=10');
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Ром') });
  await user.click(await screen.findByRole('menuitem', { name: 'История' }));
  const history = await shown(/История: Ром/);
  expect(window.location.search).toContain('act=history');
  // The head of the table is there before its rows.
  await user.dblClick(await within(history).findByRole('row', { name: /77/ }));
  await shown(/77/);
  act(() => window.history.back());
  await gone(/77/);
  expect(await shown(/История: Ром/)).toBeVisible();
  act(() => window.history.back());
  await gone(/История: Ром/);
  expect(window.location.search).not.toContain('act=');
});
