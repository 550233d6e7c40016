import { screen, waitFor, within } from '@testing-library/react';
import { DishDialog } from '@/components/menu/dish/dish-dialog';
import { MenuScreen } from '@/components/menu/menu-screen';
import { OrderFacts } from '@/components/record/order-facts';
import { SightProvider } from '@/components/sight/sight';
import { renderUi } from '@/__tests__/support/render';
import { openKitchen } from '../menu/dish/kitchen';
import { EDIT, SAVE } from '../menu/dish/open-dialog';
import { dish, serveMenu } from '../menu/venue';

const HIDDEN = ['costs', 'quantities'] as const;
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

/** A dish as the server sends it to somebody who may not see its cost. */
const { prime_cost: _, ...withoutCost } = dish(1, 0, 'Хлеб');

it.each([
  ['ru', /себест|фудкост/i, 'Цена', 'Без рецепта'],
  ['en', /cost/i, 'Price', 'No recipe'],
] as const)(
  'the menu (%s) has neither columns of costs nor the list of costly dishes',
  async (locale, costs, price, view) => {
    serveMenu([withoutCost]);
    const at = '/menu?show=cost';
    renderUi(
      <SightProvider hidden={HIDDEN}>
        <MenuScreen />
      </SightProvider>,
      { at, locale: locale },
    );
    await waitFor(() =>
      expect(screen.getByRole('grid', { name: /Папки и блюда|Folders and dishes/ })).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    expect(heads().join()).toContain(price);
    expect(heads().join()).not.toMatch(costs);
    const views = within(screen.getByRole('group', { name: /Что показать|Show|показ/i }));
    expect(views.getByRole('button', { name: new RegExp(view, 'i') })).toBeVisible();
    expect(views.queryByRole('button', { name: costs })).not.toBeInTheDocument();
    // The address of that list leads to the folders.
    expect(screen.getByRole('row', { name: /Хлеб/ })).toBeVisible();
  },
);

async function openDish() {
  const served = openKitchen();
  const ui = renderUi(
    <SightProvider hidden={HIDDEN}>
      <DishDialog target={EDIT} onClose={() => undefined} />
    </SightProvider>,
  );
  await ui.user.click(await screen.findByRole('tab', { name: 'Состав' }));
  return { ...served, ...ui };
}

it('a recipe without costs has amounts only, and can be changed', async () => {
  const { user, sent } = await openDish();
  const recipe = await screen.findByRole('grid', { name: 'Состав блюда' });
  expect(
    within(recipe)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ингредиент', 'Количество', 'Ед.', 'Действия']);
  expect(screen.queryByText(/Маржа|Фудкост|Себестоимость/)).not.toBeInTheDocument();
  const [quantity] = within(recipe).getAllByRole('textbox');
  await user.clear(quantity!);
  await user.type(quantity!, '0,5');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  const [saved] = sent(SAVE);
  expect(saved!.new_ingredients?.[0]).toMatchObject({ item_quantity: 0.5 });
  expect(JSON.stringify(saved)).not.toContain('prime_cost');
});

it('an order without balances says nothing of the cashbox', () => {
  const order = {
    ...{ order_number: 5, table: '7', time: 1_790_000_000, cashier_name: 'mei', discount: 0, discount_percent: 0 },
    ...{ total_price: 150, paidsum: 150, paid_type: 'cash', discount_card: '', session_id: null },
    ...{ session_duration: null, agents: [], items: [], prev_order_number: null, next_order_number: null },
  } as const;
  const { rerender } = renderUi(<OrderFacts order={order as never} />);
  expect(screen.queryByText('Касса')).not.toBeInTheDocument();
  rerender(<OrderFacts order={{ ...order, balancebefore: 100, balanceafter: 250 } as never} />);
  expect(screen.getByText(/100,00 → 250,00/)).toBeVisible();
});
