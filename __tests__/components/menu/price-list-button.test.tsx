import { screen, within } from '@testing-library/react';
import { FileFailed } from '@/components/list/file-failed';
import { PriceListButton } from '@/components/sections/menu/price-list-button';
import { PriceListPage } from '@/components/sections/menu/price-list-page';
import { CODE } from '@/lib/contract/problem';
import ru from '@/messages/ru.json';
import { renderUi, textsOf } from '../../support/render';

const main = () => document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main' }));
const links = () => screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);

beforeEach(() => void main());
afterEach(() => document.getElementById('main')?.remove());

test('prints the open folder or the whole menu, each in a new tab', async () => {
  const { user } = renderUi(<PriceListButton folder={7} folderName="Супы" />);
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  expect(await screen.findByText('Папка «Супы»')).toBeVisible();
  expect(links()).toEqual([
    ['Прайс-лист в PDF', '/api/menu/price-list.pdf?folder=7'],
    ['Печать из браузера', '/menu/print?folder=7'],
    ['Прайс-лист в PDF', '/api/menu/price-list.pdf?folder=0'],
    ['Печать из браузера', '/menu/print?folder=0'],
  ]);
  for (const item of screen.getAllByRole('menuitem')) expect(item).toHaveAttribute('target', '_blank');
});

test('the root offers only the whole menu', async () => {
  const { user } = renderUi(<PriceListButton folder={0} folderName={undefined} />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Whole menu')).toBeVisible();
  expect(links()).toHaveLength(2);
});

test('the list of dishes is printed as the screen shows it; an empty menu is not printed', async () => {
  const { user, unmount } = renderUi(<PriceListButton folder={7} folderName="Супы" narrowing="folder=7&sort=name" />);
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  expect(await screen.findByText('Таблица блюд')).toBeVisible();
  expect(links().slice(-2)).toEqual([
    ['Таблица в PDF', '/api/print/menu?folder=7&sort=name'],
    ['Печать из браузера', '/print/menu?folder=7&sort=name'],
  ]);
  unmount();
  renderUi(<PriceListButton folder={0} folderName={undefined} narrowing="" empty />);
  expect(screen.getByRole('button', { name: 'Печать' })).toBeDisabled();
});

test('a list that could not be drawn says why, and leads to another try and to the menu', () => {
  const { failed: title, backToMenu: backLabel } = ru.priceList;
  const [file, back] = ['/api/menu/price-list.pdf?folder=2520', '/menu?folder=2520'];
  renderUi(<FileFailed {...{ file, back, title, backLabel }} problem={{ code: CODE.busy, message: '' }} />);
  expect(screen.getByRole('heading', { name: ru.priceList.failed })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(ru.errors.e1009);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/api/menu/price-list.pdf?folder=2520', '/menu?folder=2520']);
});

test('the page for the printer has a table per folder, and opens the print dialog by itself', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const last_update = 1_790_000_000;
  const rows = [
    { item_id: 1, name: 'Борщ', type: 1, retail_price: 1250.5, prime_cost: 410, last_update, status: 1 },
    { item_id: 2, name: 'Морс', type: 0, retail_price: 90, prime_cost: null, last_update, status: 0 },
    { item_id: 3, name: 'Улов', type: 1, retail_price: null, prime_cost: 10, last_update, status: 1 },
  ] as const;
  const list = { scope: 'Кухня', sections: [{ heading: 'Кухня / Супы', rows }] };
  renderUi(<PriceListPage list={list} folder={7} venue="Чанг" login="admin" now={1_790_000_000} />);
  const table = screen.getByRole('table', { name: 'Кухня / Супы' });
  const printed = within(table).getAllByRole('row').slice(1);
  expect(printed.map((row) => textsOf(row.children).join(' | '))).toEqual([
    '1 | Борщ | Кухня | 1\u202f250,50 | 410,00 | 21.09.2026 21:13',
    '2 | Морс (отключено) | Бар | 90,00 | без рецепта | 21.09.2026 21:13',
    '3 | Улов | Кухня | цена по запросу | 10,00 | 21.09.2026 21:13',
  ]);
  expect(screen.getByText('Напечатано: admin, 21.09.2026 21:13')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Вернуться в меню' })).toHaveAttribute('href', '/menu?folder=7');
  await Promise.resolve();
  expect(print).toHaveBeenCalledTimes(1);
});
