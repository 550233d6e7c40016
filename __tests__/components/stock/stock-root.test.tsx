import { screen, waitFor, within } from '@testing-library/react';
import { StockScreen } from '@/components/stock/stock-screen';
import { stockDaysLeft, stockFolder, stockRows, type StockRow } from '@/lib/contract/stock';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';

const node = { status: 0, category_id: 101, category: 'Пиво', description: '', last_update: 1_700_000_000, version: 1 };
const file = { ...node, parent_id: 10, is_file: true as const, measure_id: 3, measure_name: 'litre', stock_price: 100 };
const ROWS: readonly StockRow[] = [
  { ...node, item_id: 10, parent_id: 0, name: 'Бар', is_file: false, items: 3 },
  { ...file, item_id: 101, name: 'Чанг', quantity: 2 },
  { ...file, item_id: 102, name: 'Ром', quantity: 5 },
  { ...file, item_id: 103, name: 'Тоник', quantity: -1 },
  { ...file, item_id: 104, name: 'Старое', quantity: 0, status: 1 },
];
const DAYS = [
  { item_id: 101, days_left: 1 },
  { item_id: 102, days_left: 40 },
  { item_id: 103, days_left: 0 },
  { item_id: 104, days_left: 0 },
];
const RIGHTS = {
  ...{ add: false, edit: false, remove: false, pending: false },
  ...{ attach: true, price: false, costs: false },
};

async function open(daysLeft: boolean, at = '/stock') {
  const server = serve(
    on(stockFolder, { rows: ROWS }),
    on(stockRows, { rows: ROWS }),
    on(stockDaysLeft, { items: DAYS }),
  );
  const ui = renderUi(<StockScreen rights={{ ...RIGHTS, daysLeft }} />, { at });
  const grid = screen.getByRole('grid');
  await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
  const names = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('[title]')?.getAttribute('title'));
  const cell = (name: RegExp, column: string) =>
    within(grid).getByRole('row', { name }).querySelector(`[data-column="${column}"]`);
  return { ...ui, server, names, cell };
}
const view = (name: RegExp) => screen.findByRole('button', { name });

test('what runs out and what is below zero are one press away, and a folder has the value of its items', async () => {
  const { user, names, cell } = await open(true);
  await waitFor(() => expect(cell(/Бар/, 'value')).toHaveTextContent(/^700,00$/));
  await user.click(await view(/^Заканчивается\s*2$/));
  expect(names()).toEqual(['Чанг', 'Тоник']);
  expect(cell(/Чанг/, 'days_left')).toHaveTextContent('1 дн.');
  await user.click(await view(/^Ниже нуля\s*1$/));
  expect(names()).toEqual(['Тоник']);
  await user.click(await view(/^Все товары\s*4$/));
  expect(names()).toEqual(['Чанг', 'Ром', 'Тоник', 'Старое']);
});

test('without the days left, a legacy server is not asked, and the list has what is used up', async () => {
  const { user, names, server, cell } = await open(false);
  await user.click(await view(/^Закончилось\s*1$/));
  expect(names()).toEqual(['Тоник']);
  expect(cell(/Тоник/, 'days_left')).toBeNull();
  expect(server.calls(stockDaysLeft)).toEqual([]);
});
