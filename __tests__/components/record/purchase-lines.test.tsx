import { screen } from '@testing-library/react';
import { PurchaseLines } from '@/components/record/purchase-lines';
import { renderUi } from '@/__tests__/support/render';

const line = (story_id: number, name: string, quantity: number, price: number) => ({
  ...{ story_id, item_id: story_id, name, category: 'Рыба', quantity, price, measure: 'кг', measure_id: 1 },
});

test('a purchase shows the unit price beside quantity and amount', () => {
  const purchase = {
    ...{ purchase_number: 9, time: 1_790_000_000, user_name: 'nok', total_amount: 2225 },
    ...{ prev_purchase_number: null, next_purchase_number: null },
    items: [line(1, 'Лосось', 2.5, 2225), line(2, 'Пусто', 0, 0)],
  };
  renderUi(<PurchaseLines purchase={purchase} />);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Товар', 'Категория', 'Кол-во', 'Цена за единицу, ฿', 'Сумма, ฿']);
  const row = (name: string) => screen.getByText(name).closest('tr');
  expect(row('Лосось')).toHaveTextContent(/^ЛососьРыба2,500 кг890,002\s225,00$/);
  expect(row('Пусто')).toHaveTextContent(/-0,00$/);
});
