import { screen, within } from '@testing-library/react';
import { TotalsBlock } from '@/components/report/totals-block';
import { renderUi } from '../../support/render';

const NAMES = ['orders_price', 'prime_cost', 'margin', 'discount'] as const;

test('a rotated block keeps the currency beside each name', () => {
  const heads = NAMES.map((key) => ({ key, kind: 'money' as const, label: () => key }));
  const line = (key: string) => ({ key, label: () => key, cells: () => ({ margin: 7 }) });
  renderUi(<TotalsBlock totals={{ heads: () => heads, lines: [line('bar'), line('kitchen')] }} reply={{}} />);
  const [upright, across] = screen.getAllByRole('table');
  for (const name of NAMES) {
    expect(within(upright!).getByRole('columnheader', { name: new RegExp(`^${name} ?, ฿$`) })).toBeInTheDocument();
    expect(within(across!).getByRole('rowheader', { name: new RegExp(`^${name} ?, ฿$`) })).toBeInTheDocument();
  }
});
