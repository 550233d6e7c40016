import { screen } from '@testing-library/react';
import { TenderTable } from '@/components/sections/days/tender-table';
import { renderUi } from '../../support/render';

test('a partner named like the cash, and two kinds of one name, have rows of their own', () => {
  const of = { counted: 10, expected: 10, difference: 0 };
  const tenders = [
    { tender: 'card' as const, name: '', ...of },
    { tender: 'partner' as const, name: 'Наличные', ...of, counted: 20 },
  ];
  renderUi(<TenderTable caption="Сверка" close={{ ...of, counted: 5, tenders }} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getAllByRole('rowheader', { name: 'Наличные' })).toHaveLength(2);
});
