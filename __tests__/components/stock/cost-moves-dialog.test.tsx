import { screen, waitFor, within } from '@testing-library/react';
import { CostMovesDialog } from '@/components/sections/stock/add/cost-moves-dialog';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';

const MOVE = { menu_id: 1, name: 'Мохито', old_cost: 40, new_cost: 55, retail_price: 220 };

test('the list stays reachable: by days, without inputs for readers who may not change prices', async () => {
  const server = serve(on(listCostMoves, ({ query: { days } }) => ({ items: days === 7 ? [] : [MOVE] })));
  const { user } = renderUi(<CostMovesDialog onClose={() => undefined} />, {
    at: '/stock',
    offers: { without: ['MenuEdit'] },
  });
  expect(await screen.findByRole('row', { name: /Мохито.*40,00.*55,00.*15,00.*220,00/ })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '7 дней' }));
  expect(await screen.findByText(/ни одного блюда не изменилась/)).toBeInTheDocument();
  await waitFor(() => expect(server.calls(listCostMoves).map(({ query }) => query.days)).toEqual([30, 7]));
});

test('crafts whose cost moved stand below the dishes, each a link to its screen; without either the dialog says so', async () => {
  const craft = { measure_name: 'litre', old_cost: 50, new_cost: 55 };
  const crafts = [
    { ...craft, craft_id: 3, name: 'Сироп', is_beer_craft: false },
    { ...craft, craft_id: 4, name: 'Эль', is_beer_craft: true, old_cost: 0 },
  ];
  serve(on(listCostMoves, { items: [], crafts }));
  renderUi(<CostMovesDialog onClose={() => undefined} />, { at: '/stock' });
  const table = await screen.findByRole('table', { name: 'Изменилась себестоимость заготовок' });
  expect(within(table).getByRole('row', { name: /Сироп.*50,00\s฿ \/ л.*55,00\s฿ \/ л.*\+10,0/ })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Сироп' })).toHaveAttribute('href', '/craft?craft=3');
  expect(within(table).getByRole('link', { name: 'Эль' })).toHaveAttribute('href', '/beer-craft?craft=4');
  expect(screen.getByText('У 2 заготовок себестоимость изменилась больше чем на 5 %.')).toBeVisible();
  expect(screen.queryByText(/ни одного блюда/)).toBeNull();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});
