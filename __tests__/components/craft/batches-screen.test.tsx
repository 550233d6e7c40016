import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { BatchesScreen } from '@/components/sections/craft/batches-screen';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { batchStory, listBatches, undoBatch, type CraftBatch } from '@/lib/sections/craft/contract/batches';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { SAUCE } from './recipes';

const AT = 1_790_000_000;
const YIELD = { planned_quantity: 5, quantity: 4.5, loss_quantity: 0.5, loss_percent: 10, reason: 'уварилось' };
const MADE = {
  batch_time: AT,
  measure_name: 'kg',
  cost: 540,
  unit_cost: 120,
  use_by: AT + 72 * 3600,
  user_name: 'nok',
};
const STANDS = { forced: false, is_beer_craft: false, undone_time: null, undone_by: null, may_undo: true };
const batch = (batch_id: number, craft_name: string, rest: Partial<CraftBatch> = {}): CraftBatch => {
  const craft = { craft_id: 7, craft_name, stock_id: 70, stock_name: craft_name };
  return { ...craft, ...MADE, ...YIELD, ...STANDS, batch_id, ...rest };
};
const UNDONE = batch(11, 'Бульон', { undone_time: AT + 60, undone_by: 'admin', may_undo: false });
const WHOLE = { quantity: 5, loss_quantity: 0, loss_percent: 0, reason: '' };
const FORCED = batch(10, 'Крем', { ...WHOLE, forced: true, may_undo: false, use_by: null });
const ALE_BATCH = batch(20, 'Эль', { is_beer_craft: true, measure_name: 'litre' });
const MOVEMENTS = [
  { stock_story_id: 1, item_id: 5, name: 'Томаты', quantity: -6, quantity_after: 4, price: 360, measure: 'kg' },
];

/** Batches of both screens. */
const serveBatches = () =>
  serve(
    on(listCrafts, { items: [SAUCE] }),
    on(batchStory, { items: MOVEMENTS }),
    on(listBatches, ({ body: { beer, batch_id } }) => {
      const all = beer ? [ALE_BATCH] : [batch(12, 'Соус'), UNDONE, FORCED];
      const items = all.filter((one) => (batch_id ?? one.batch_id) === one.batch_id);
      return { items, total: items.length, totals: { cost: 1080, lost_cost: 60, batches: 2 } };
    }),
  );

const show = (
  { offers, ...props }: Partial<Parameters<typeof BatchesScreen>[0]> & { offers?: TestOffers } = {},
  at = '/craft/batches',
) => renderUi(<BatchesScreen beer={false} {...props} />, { at, toasts: true, ...(offers && { offers }) });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('lists planned and real yield, the loss with its reason, and what sets a batch apart; a row opens its batch with the movements, and the address keeps it open', async () => {
  const api = serveBatches();
  const { user } = show();
  const row = await rowOf('Соус');
  for (const text of ['5,000', '4,500', '0,500', 'кг', '10 %', 'уварилось', '540,00', '120,00', 'nok'])
    expect(row).toHaveTextContent(text);
  expect(await rowOf('Бульон')).toHaveTextContent('Отменена: admin');
  expect(await rowOf('Бульон')).toHaveAttribute('data-muted');
  expect(await rowOf('Крем')).toHaveTextContent('На складе не хватало');
  const totals = document.body.textContent.replaceAll('\u202f', ' ');
  for (const text of ['Партий', 'Стоимость потерь', '1 080,00', '60,00']) expect(totals).toContain(text);
  await user.dblClick(within(await rowOf('Соус')).getByText('уварилось'));
  const dialog = await screen.findByRole('dialog', { name: 'Партия 12: Соус' });
  expect(window.location.search).toBe('?batch=12');
  const table = await within(dialog).findByRole('table', { name: 'Движения на складе' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(dialog).getByText('Потери').nextSibling).toHaveTextContent('0,500 кг (10 %)');
  expect(api.bodies(batchStory)).toEqual([{ batch_id: 12 }]);
  await user.click(within(dialog).getByText('Закрыть'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('asks for one craft and one period, both kept in the address', async () => {
  const api = serveBatches();
  show({}, '/craft/batches?period_id=3&craft=7');
  await rowOf('Соус');
  expect(api.bodies(listBatches)).toEqual([{ period_id: 3, beer: false, craft_id: 7, page: 1, count: 50 }]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Заготовка' })).toHaveValue('Соус барбекю'));
});

it('a batch whose product went to the other screen opens all the same; an unknown one says so', async () => {
  serveBatches();
  const shown = show({}, '/craft/batches?batch=20');
  expect(await screen.findByRole('dialog', { name: 'Партия 20: Эль' })).toBeVisible();
  shown.unmount();
  show({}, '/craft/batches?batch=99');
  expect(await screen.findByText('Партия 99 не найдена')).toBeVisible();
});

it('takes a batch back after a question that says what moves, and why it could not', async () => {
  const api = serveBatches();
  api.on(undoBatch, refuse(5, { message: 'Соус уже продан' }));
  const { user } = show();
  const row = await rowOf('Соус');
  await user.choose(within(row).getByRole('button', { name: /Действия с партией/ }), 'Отменить партию');
  const question = await screen.findByRole('dialog', { name: 'Отменить партию 12?' });
  expect(question).toHaveTextContent('Со склада уйдёт 4,500 кг «Соус», а ингредиенты вернутся по той же стоимости');
  expect(api.bodies(undoBatch)).toEqual([]);
  const yes = within(question).getByRole('button', { name: 'Отменить партию' });
  await user.click(yes);
  expect(await within(question).findByText(/Соус уже продан/)).toBeVisible();
  api.on(undoBatch, {});
  await user.click(yes);
  expect(await screen.findByText('Партия 12 отменена')).toBeVisible();
  expect(api.bodies(undoBatch)).toEqual([{ batch_id: 12 }, { batch_id: 12 }]);
  expect(api.bodies(listBatches)).toHaveLength(2);
});

it('offers no taking back once the product was used, after it, or to somebody who may not', async () => {
  serveBatches();
  const shown = show({}, '/craft/batches?batch=10');
  expect(await screen.findByRole('table', { name: 'Движения на складе' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить партию' })).toBeNull();
  shown.unmount();
  show({ offers: { permissions: permissionsOf(['StockView']) } }, '/craft/batches?batch=12');
  expect(await screen.findByRole('table', { name: 'Движения на складе' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить партию' })).toBeNull();
});

it('lists batches of beer crafts on their own screen', async () => {
  const api = serveBatches();
  show({ beer: true }, '/beer-craft/batches');
  expect(await rowOf('Эль')).toHaveTextContent('л');
  expect(screen.getByRole('heading', { name: 'Партии' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'К пивоварне' })).toHaveAttribute('href', '/beer-craft');
  expect(api.bodies(listBatches)).toMatchObject([{ beer: true }]);
});

it('labels of a batch open in the number asked for; one that was taken back has none', async () => {
  serveBatches();
  const { user } = show({}, '/craft/batches?batch=12');
  const labels = () => screen.findByRole('link', { name: 'Этикетки' });
  expect(await labels()).toHaveAttribute('href', '/api/craft/labels.pdf?batch=12&copies=1');
  expect(await labels()).toHaveAttribute('target', '_blank');
  const copies = screen.getByRole('textbox', { name: 'Этикеток' });
  await user.retype(copies, '24');
  expect(await labels()).toHaveAttribute('href', '/api/craft/labels.pdf?batch=12&copies=24');
  await user.type(copies, '0');
  expect(screen.getByRole('button', { name: 'Этикетки' })).toBeDisabled();
  expect(screen.getByText('От 1 до 100')).toBeInTheDocument();
  cleanup();
  show({}, '/craft/batches?batch=11');
  await screen.findByText('Томаты');
  expect(screen.queryByRole('link', { name: 'Этикетки' })).toBeNull();
});
