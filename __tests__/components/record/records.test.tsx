import { screen, within } from '@testing-library/react';
import { PurchaseLines } from '@/components/record/purchase-dialog';
import { BatchStoryDialog } from '@/components/record/batch-story-dialog';
import { CODE } from '@/lib/contract/problem';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { renderUi, textsOf } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { purchase } from '../stock/venue';

const line = (story_id: number, name: string, quantity: number, price: number) => {
  const kind = { category: 'Рыба', measure: 'кг', measure_id: 1 };
  return { ...kind, story_id, item_id: story_id, name, quantity, price };
};

test('a purchase shows the unit price beside quantity and amount', () => {
  const delivery = purchase(9, { total_amount: 2225, items: [line(1, 'Лосось', 2.5, 2225), line(2, 'Пусто', 0, 0)] });
  renderUi(<PurchaseLines purchase={delivery} />);
  const headings = textsOf(screen.getAllByRole('columnheader'));
  expect(headings).toEqual(['Товар', 'Категория', 'Кол-во', 'Цена за единицу, ฿', 'Сумма, ฿']);
  const row = (name: string) => screen.getByText(name).closest('tr');
  expect(row('Лосось')).toHaveTextContent(/^ЛососьРыба2,500 кг890,002\s225,00$/);
  expect(row('Пусто')).toHaveTextContent(/-0,00$/);
});

const MOVES = [
  { stock_story_id: 1, item_id: 5, name: 'Лайм', quantity: -10, quantity_after: 20, price: 50, measure: 'unit' },
  { stock_story_id: 2, item_id: 6, name: 'Сироп', quantity: 2, quantity_after: -0.5, price: 50, measure: 'litre' },
];

test('a batch shows what it took and what it made; a failure is read again', async () => {
  const server = serve(on(batchStory, refuse(CODE.upstreamFailed)));
  const { user } = renderUi(<BatchStoryDialog batchId={12} onClose={jest.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Партия №\u00a012' })).toBeVisible();
  expect(await screen.findByText('Не удалось загрузить движения')).toBeVisible();
  server.on(batchStory, { items: MOVES });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  const table = within(await screen.findByRole('table', { name: 'Движения на складе' }));
  const texts = textsOf(table.getAllByRole('row'));
  expect(texts.slice(1)).toEqual(['Лайм−10 шт.50,0020 шт.', 'Сироп+2,000 л50,00−0,500 л']);
  expect(server.bodies(batchStory).at(-1)).toEqual({ batch_id: 12 });
});
