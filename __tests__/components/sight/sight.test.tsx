import { screen, waitFor, within } from '@testing-library/react';
import { BatchPreview } from '@/components/sections/craft/batch-preview';
import { CraftCost } from '@/components/sections/craft/craft-cost';
import { OffersProvider } from '@/components/sight/offers';
import { LiveVolume } from '@/components/sections/statistics/live-volume';
import { ReportNote } from '@/components/sections/statistics/report-note';
import { CostMovesDialog } from '@/components/sections/stock/add/cost-moves-dialog';
import { chooseItem } from '@/lib/sections/stock/forms/delivery-entry';
import { emptyEntry } from '@/lib/sections/stock/forms/line-fields';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { craftCosts } from '@/lib/sections/craft/contract/card';
import { craftIngredients } from '@/lib/sections/craft/contract/craft';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { BLIND_COUNTS } from '@/lib/contract/access';
import { ORDER, ORDER_WITHOUT_BALANCES } from '@/__tests__/support/orders';
import { offersOf } from '../../support/offers';
import { renderUi, textsOf } from '@/__tests__/support/render';
import { on, serve } from '@/__tests__/support/serve';
import { DishDialog } from '@/components/sections/menu/dish/dish-dialog';
import { MenuScreen } from '@/components/sections/menu/menu-screen';
import { OrderFacts } from '@/components/record/order-view';
import { openKitchen } from '../menu/dish/kitchen';
import { EDIT, SAVE } from '../menu/dish/open-dialog';
import { dish, serveMenu } from '../menu/venue';
import { wireCraft } from '../../support/wire-craft';

const { closes } = BLIND_COUNTS.stock;
const NOTE = 'Остатки скрыты до конца пересчёта';
const show = (part: React.ReactNode, closed: readonly (typeof closes)[number][] = closes) =>
  renderUi(<OffersProvider offers={offersOf({ hidden: closes, waiting: closed })}>{part}</OffersProvider>);
const craft = wireCraft(1, 9, { output_quantity: 1 });

test.each([
  ['a craft shows no cost by day', on(craftCosts, {}), <CraftCost key="craft" craft={craft} />],
  ['moved costs are not listed', on(listCostMoves, {}), <CostMovesDialog key="moves" onClose={() => undefined} />],
])('during a blind count %s, and the screen says why', async (_, call, part) => {
  serve(call);
  show(part);
  expect(await screen.findByText(NOTE)).toBeVisible();
});

test('during a blind count a batch shows what it takes, with a dash for each cost', async () => {
  const line = { item_id: 2, name: 'Томат', item_quantity: 2, measure_name: 'кг' };
  serve(on(craftIngredients, { items: [line] }));
  show(<BatchPreview craft={craft} quantity={1} real={undefined} />);
  const row = await screen.findByRole('row', { name: /Томат/ });
  expect(row).toHaveTextContent(/2\sкг—/);
  expect(document.body).not.toHaveTextContent(/0,00|NaN/);
});

test('during a blind count a tap has a dash that says why', async () => {
  serve(on(readSensor, { channels: [{ channel: 1 }] }));
  show(<LiveVolume sensor={7} channel={1} />);
  expect(await screen.findByText('—')).toHaveAttribute('title', NOTE);
});

test('during a blind count a report says it to whom the count closes quantities, and not to somebody who may never see them', () => {
  const { unmount } = show(<ReportNote part="products" />);
  expect(screen.getByText(NOTE)).toBeVisible();
  unmount();
  show(<ReportNote part="products" />, ['held']);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test('during a blind count a delivery of an item without its price leaves the price to be typed', () => {
  const before = { ...emptyEntry('ru'), price: '90,00', unit_price: 90 };
  const row = { item_id: 2, name: 'Томат', parent_id: 1, category_id: 3, measure_id: 1, description: '' };
  expect(chooseItem(before, row as StockItemRow, 'ru')).toMatchObject({ item_id: 2, price: '0,00', unit_price: 0 });
});

const HIDDEN = ['costs', 'quantities'] as const;
const heads = () => textsOf(screen.getAllByRole('columnheader'));

/** A dish as the server sends it to somebody who may not see its cost. */
const { prime_cost: _, ...withoutCost } = dish(1, 0, 'Хлеб');

it.each([
  ['ru', /себест|фудкост/i, 'Цена', 'Без рецепта'],
  ['en', /cost/i, 'Price', 'No recipe'],
] as const)(
  'without costs: the menu (%s) has neither columns of costs nor the list of costly dishes',
  async (locale, costs, price, view) => {
    serveMenu([withoutCost]);
    renderUi(
      <OffersProvider offers={offersOf({ hidden: HIDDEN, without: ['MenuEdit'] })}>
        <MenuScreen />
      </OffersProvider>,
      { at: '/menu?show=cost', locale },
    );
    const grid = screen.getByRole('grid', { name: /Папки и блюда|Folders and dishes/ });
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    expect(heads().join()).toContain(price);
    expect(heads().join()).not.toMatch(costs);
    const views = within(screen.getByRole('group', { name: /Что показать|Show|показ/i }));
    expect(views.getByRole('button', { name: new RegExp(view, 'i') })).toBeVisible();
    expect(views.queryByRole('button', { name: costs })).not.toBeInTheDocument();
    // The address of the hidden list opens the folders.
    expect(screen.getByRole('row', { name: /Хлеб/ })).toBeVisible();
  },
);

async function openDish() {
  const served = openKitchen();
  const ui = renderUi(
    <OffersProvider offers={offersOf({ hidden: HIDDEN })}>
      <DishDialog target={EDIT} onClose={() => undefined} />
    </OffersProvider>,
  );
  await ui.user.click(await screen.findByRole('tab', { name: 'Состав' }));
  return { ...served, ...ui };
}

it('without costs: a recipe without costs has amounts only, and can be changed', async () => {
  const { user, sent } = await openDish();
  const recipe = await screen.findByRole('grid', { name: 'Состав блюда' });
  const columns = ['Ингредиент', 'Количество', 'Ед.', 'Действия'];
  expect(textsOf(within(recipe).getAllByRole('columnheader'))).toEqual(columns);
  expect(screen.queryByText(/Маржа|Фудкост|Себестоимость/)).not.toBeInTheDocument();
  const [quantity] = within(recipe).getAllByRole('textbox');
  await user.retype(quantity!, '0,5');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  const [saved] = sent(SAVE);
  expect(saved!.new_ingredients?.[0]).toMatchObject({ item_quantity: 0.5 });
  expect(JSON.stringify(saved)).not.toContain('prime_cost');
});

it('without costs: an order without balances says nothing of the cashbox', () => {
  const { rerender } = renderUi(<OrderFacts order={ORDER_WITHOUT_BALANCES as never} />);
  expect(screen.queryByText('Касса')).not.toBeInTheDocument();
  rerender(<OrderFacts order={ORDER as never} />);
  expect(screen.getByText(/100,00 → 250,00/)).toBeVisible();
});
