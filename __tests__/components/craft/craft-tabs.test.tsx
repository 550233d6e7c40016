import { act, screen, waitFor, within } from '@testing-library/react';
import { historyEntry } from '../history';
import { recipeOf } from '../recipe';
import { type Server } from '@/__tests__/support/serve';
import { craftIngredients, saveCraft, type Craft } from '@/lib/sections/craft/contract/craft';
import { craftCosts, craftHistory } from '@/lib/sections/craft/contract/card';
import { choosePhoto, loadPhoto, photo, Sending, stubPhotos } from '../menu/photo';
import { box, closed, open as openCraft, total } from './open-dialog';
import { INGREDIENTS, RECIPE, SAUCE } from './recipes';

// jsdom has no canvas.
jest.mock('@/components/chart/step-chart', () => ({
  StepChart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const cells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const open = (tab: string, prepare?: (server: Server) => void, craft: Craft = SAUCE) =>
  openCraft(prepare, { craft }, tab);

test('card leads to the field that is wrong, and sends only what changed', async () => {
  const { retype, save, sent, user } = await open('Карточка');
  expect(box('Аллергены')).toHaveValue('Чеснок');
  expect(screen.getByText('3 дня')).toBeVisible();
  await retype('Срок хранения', '1,5');
  await user.click(screen.getByRole('tab', { name: 'Ингредиенты' }));
  await save();
  await waitFor(() => expect(box('Срок хранения')).toHaveFocus());
  expect(screen.getByText('Нужно целое число')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Карточка.*есть ошибки/ })).toBeVisible();
  expect(sent(saveCraft)).toEqual([]);
  await retype('Название', 'Соус для рёбер');
  await retype('Порция', '0,06');
  await retype('Срок хранения', '');
  await retype('Аллергены', 'Чеснок, сельдерей');
  await user.click(screen.getByRole('switch', { name: /^Не используется/ }));
  await save();
  await closed();
  expect(sent(saveCraft)).toEqual([
    {
      craft_id: 7,
      version: 4,
      new_name: 'Соус для рёбер',
      new_portion_quantity: 0.06,
      new_shelf_life_hours: null,
      new_allergens: 'Чеснок, сельдерей',
      new_status: -1,
    },
  ]);
});

test('photo is cut and uploaded at once, apart from the form; a chosen one is not dropped without a question', async () => {
  stubPhotos();
  const { user, sent } = await open('Карточка');
  expect(screen.getByText(/Фото пока нет/)).toBeVisible();
  await choosePhoto(document.body, photo());
  await loadPhoto();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуться' }));
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  await waitFor(() => expect(Sending.last.form?.get('craft_id')).toBe('7'));
  expect(Sending.last.address).toBe('/api/craft/photo/upload');
  act(() => Sending.last.answer(200, {}));
  expect(await screen.findByRole('button', { name: 'Выбрать фото' })).toBeVisible();
  expect(sent(saveCraft)).toEqual([]);
});

test('photo is shown by its time', async () => {
  await open('Карточка', undefined, { ...SAUCE, image_timestamp: 1_790_000_000 });
  const image = screen.getByRole('img', { name: 'Фото: Соус барбекю' });
  expect(image).toHaveAttribute('src', '/api/craft/photo/7?timestamp=1790000000');
});

const TABLE = 'Ингредиенты на новый выход';

it('scale: scales to a yield in whole packages, to portions, and to whole packages of one ingredient', async () => {
  const { user, retype } = await open('Пересчёт');
  await retype('Сколько приготовить', '3');
  expect(cells(TABLE)).toEqual([
    ['Томаты', '2,250 кг', '6 уп. = 2,400 кг', '135,00\u00a0฿', '144,00\u00a0฿'],
    ['Чеснок', '1,500 шт.', '—', '9,75\u00a0฿', '9,75\u00a0฿'],
  ]);
  expect([total('Выйдет'), total('Порций')]).toEqual(['3,000 л', '60']);
  expect([total('Себестоимость'), total('Цена целых упаковок')]).toEqual(['144,75\u00a0฿', '153,75\u00a0฿']);
  await retype('Сколько приготовить', '0');
  expect(screen.getByText('Нужно число больше нуля')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'На порции' }));
  await retype('Сколько порций', '20');
  expect(total('Выйдет')).toBe('1,000 л');
  expect(cells(TABLE)[0]?.[1]).toBe('0,750 кг');
  await retype('Сколько порций', '2,5');
  expect(screen.getByText('Нужно целое число больше нуля')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Из упаковок' }));
  expect(screen.getByRole('combobox', { name: 'Упаковка' })).toHaveTextContent('Томаты, 0,400 кг');
  await retype('Сколько упаковок', '6');
  expect(total('Выйдет')).toBe('3,200 л');
  expect(cells(TABLE)[0]?.slice(1, 3)).toEqual(['2,400 кг', '6 уп. = 2,400 кг']);
});

it('scale: says which ingredients have no known price, and sums that are at least so much', async () => {
  const items = INGREDIENTS.map((line, at) => ({ ...line, ...(at === 1 && { prime_cost: 0, today_price: null }) }));
  await open('Пересчёт', (server) => server.on(craftIngredients, { ...RECIPE, items }));
  expect(cells(TABLE)[1]?.slice(3)).toEqual(['нет цены', 'нет цены']);
  expect([total('Себестоимость'), total('Цена целых упаковок')]).toEqual(['≥ 90,00\u00a0฿', '≥ 96,00\u00a0฿']);
  expect(screen.getByText('Известна не вся себестоимость: Чеснок.')).toBeVisible();
});

it('scale: says what portions and packages need', async () => {
  const items = INGREDIENTS.map((line) => ({ ...line, package_quantity: null }));
  const loose = (server: Server) => server.on(craftIngredients, { ...RECIPE, items });
  await open('Пересчёт', loose, { ...SAUCE, portion_quantity: null });
  expect(screen.getByRole('radio', { name: 'На порции' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Из упаковок' })).toBeDisabled();
  expect(screen.getByText(/укажите порцию в карточке, а содержимое упаковки/)).toBeVisible();
});

it('scale: needs an output quantity', async () => {
  await open('Пересчёт', undefined, { ...SAUCE, output_quantity: 0 });
  expect(screen.getByText(/Укажите выход рецепта/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('cost shows the cost by day, latest first, and what moved it', async () => {
  const moved_by = { item_id: 501, name: 'Томаты', change: 8.25 };
  const items = [
    { point: '2026-11-01', unit_cost: 40, portion_cost: 2, moved_by: null },
    { point: '2026-11-20', unit_cost: 48.25, portion_cost: 2.41, moved_by },
  ];
  const { user, sent } = await open('Себестоимость', (server) => server.on(craftCosts, { items }));
  await screen.findByRole('table', { name: 'Себестоимость по дням' });
  expect(cells('Себестоимость по дням')).toEqual([
    ['20.11.2026', '48,25\u00a0฿', '2,41\u00a0฿', 'Томаты: +8,25\u00a0฿'],
    ['01.11.2026', '40,00\u00a0฿', '2,00\u00a0฿', '—'],
  ]);
  const name =
    'Себестоимость с 01.11.2026 по 20.11.2026: от 40,00\u00a0฿ / л до 48,25\u00a0฿ / л, сейчас 48,25\u00a0฿ / л';
  expect(await screen.findByRole('img', { name })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '30 дней' }));
  await waitFor(() => expect(sent(craftCosts)).toHaveLength(2));
  const [quarter, month] = sent(craftCosts);
  expect((quarter?.end_time ?? 0) - (quarter?.start_time ?? 0)).toBe(90 * 86_400);
  expect((month?.end_time ?? 0) - (month?.start_time ?? 0)).toBe(30 * 86_400);
});

test('cost says that there is none', async () => {
  await open('Себестоимость');
  expect(await screen.findByText(/За это время себестоимости нет/)).toBeVisible();
});

it('shows who changed what', async () => {
  const changes = [
    { field: 'output_quantity', before: 1, after: 2 },
    { field: 'status', before: 0, after: -1 },
    { field: 'shelf_life_hours', before: null, after: 72 },
    { field: 'product', before: { item_id: 503, name: 'Старая' }, after: { item_id: 70, name: 'Соус' } },
    { field: 'ingredients', before: recipeOf({ 501: 1 }), after: recipeOf({ 501: 1.5, 502: 1 }) },
  ];
  await open('История', (server) => server.on(craftHistory, { items: [historyEntry(changes)] }));
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent.replaceAll(/\s+/g, ' '));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Выход рецепта1,000 л 2,000 л',
      'Не используетсяНет Да',
      'Срок хранения— 72 часа',
      'ПродуктСоль Соус',
      'Томаты, 1 кг 1,5 кг',
      '+ Чеснок, 1 шт.',
    ]),
  );
});
