import { screen, waitFor } from '@testing-library/react';
import { CostMovesDialog } from '@/components/stock/add/cost-moves-dialog';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const MOVE = { menu_id: 1, name: 'Мохито', old_cost: 40, new_cost: 55, retail_price: 220 };

test('the list stays reachable: by days, without inputs for readers who may not change prices', async () => {
  const asked: (string | null)[] = [];
  globalThis.fetch = (input) => {
    const days = new URL(input as string, 'http://venue.test').searchParams.get('days');
    asked.push(days);
    return Promise.resolve(answer({ items: days === '7' ? [] : [MOVE] }));
  };
  const { user } = renderUi(<CostMovesDialog mayPrice={false} onClose={() => undefined} />, { at: '/stock' });
  expect(await screen.findByRole('row', { name: /Мохито.*40,00.*55,00.*15,00.*220,00/ })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '7 дней' }));
  expect(await screen.findByText(/ни одного блюда не изменилась/)).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['30', '7']));
});
