import { screen, waitFor, within } from '@testing-library/react';
import { DependenciesDialog } from '@/components/stock/story/dependencies-dialog';
import { renderUi } from '../../support/render';
import { stockDependencies } from '@/lib/contract/stock';
import { serveNoStory, serveStory } from './story-server';

const open = () => {
  const onClose = jest.fn();
  return { onClose, ...renderUi(<DependenciesDialog item_id={51} name="Рис" onClose={onClose} />) };
};
const row = (name: RegExp) => screen.findByRole('row', { name });

test('lists dishes that use the item, with its share of the price; a dish links to the menu, a craft does not', async () => {
  serveStory();
  const { user, router, onClose } = open();
  const cells = within(await row(/Плов/))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(
    expect.arrayContaining(['11', 'Плов', '0,250', 'кг', 'Кухня', '15\u202f%', '200,00', '14,53', '5,6\u202f%']),
  );
  expect(screen.getByRole('link', { name: 'Плов' })).toHaveAttribute('href', '/menu?dish=11');
  const craft = within(await row(/сироп/));
  expect(craft.getByText('Заготовка')).toBeVisible();
  expect(craft.queryByRole('link')).toBeNull();
  expect(screen.getByText('2 рецепта')).toBeVisible();
  (await row(/Плов/)).focus();
  await user.keyboard('{Enter}');
  expect(router.push.mock.calls).toEqual([['/menu?dish=11']]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('shows that nothing uses it, or a failure to load', async () => {
  serveStory().on(stockDependencies, { items: [] });
  const { unmount } = open();
  expect(await screen.findByText('Нигде не используется')).toBeVisible();
  unmount();
  serveNoStory();
  const { user } = open();
  expect(await screen.findByText('Список блюд не загрузился')).toBeVisible();
  serveStory();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Плов' })).toBeVisible();
});

test('a craft leads to its screen, and the recipe of the item stands above what uses it', async () => {
  const craft = {
    quantity: 2,
    measure_name: 'litre',
    type: 2,
    max_discount: 0,
    retail_price: 0,
    prime_cost: 5,
  } as const;
  serveStory().on(stockDependencies, {
    items: [
      { ...craft, menu_id: 3, name: 'Пунш', is_beer_craft: false, last_update: 0 },
      { ...craft, menu_id: 4, name: 'Эль', is_beer_craft: true, last_update: 0 },
    ],
    made_from: [
      {
        ...{ craft_id: 7, name: 'Варка риса', is_beer_craft: false, output_quantity: 2.5, measure_name: 'kg' },
        prime_cost: 40,
        ingredients: [
          { item_id: 1, name: 'Крупа', quantity: 1, measure_name: 'kg' },
          { item_id: 2, name: 'Лист', quantity: 3, measure_name: 'unit' },
        ],
      },
      {
        ...{ craft_id: 8, name: 'Пустой', is_beer_craft: true, output_quantity: 0, measure_name: 'kg', prime_cost: 0 },
        ingredients: [],
      },
    ],
  });
  open();
  expect(await screen.findByRole('link', { name: 'Пунш' })).toHaveAttribute('href', '/craft?craft=3');
  expect(screen.getByRole('link', { name: 'Эль' })).toHaveAttribute('href', '/beer-craft?craft=4');
  const [made, empty] = screen.getAllByRole('definition');
  expect(made).toHaveTextContent('Варка риса Крупа 1,000 кг, Лист 3 шт. → 2,500 кг, 40,00 ฿ за кг');
  expect(empty).toHaveTextContent(/^Пустой пока без ингредиентов$/);
  expect(screen.getByRole('link', { name: 'Варка риса' })).toHaveAttribute('href', '/craft?craft=7');
});
