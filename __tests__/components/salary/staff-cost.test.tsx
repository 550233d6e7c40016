import { screen, within } from '@testing-library/react';
import { StaffCost } from '@/components/salary/staff-cost';
import { CODE } from '@/lib/contract/problem';
import { staffCost } from '@/lib/contract/salary-operations';
import { plusMonths } from '@/lib/domain/salary-month';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';

const CURRENT = { month: 10, year: 2026 };

/** Twelve months: 300,000 baht of a million each, the current one half over, nothing sold in the next. */
const serveCost = () =>
  serve(
    on(staffCost, ({ body: { count, ...until } }) => {
      const items = Array.from({ length: count }, (_, at) => {
        const month = plusMonths(until, at - count + 1);
        const ahead = (month.year - 2026) * 12 + month.month - 10;
        const revenue = ahead > 0 ? 0 : ahead === 0 ? 500_000 : 1_000_000;
        const staff_cost = ahead === -1 ? 312_400.5 : ahead === -2 ? 150_000 : 300_000;
        return { ...month, staff_cost, paid: 280_000, revenue };
      });
      return { items };
    }),
  );

test('the chosen month in words, and a bar for each tab', async () => {
  const server = serveCost();
  renderUi(<StaffCost month={{ month: 9, year: 2026 }} current={CURRENT} />);
  expect(await screen.findByText(/^Персонал/)).toHaveTextContent('Персонал: 312 400,50 ฿ · 31,2 % выручки');
  expect(server.bodies(staffCost)).toEqual([{ month: 11, year: 2026, count: 12 }]);

  const bars = within(screen.getByRole('list', { name: 'Персонал в доле выручки по месяцам' })).getAllByRole(
    'listitem',
  );
  expect(bars).toHaveLength(12);
  const [first, chosen, half] = [bars[0], bars[9], bars[8]];
  expect(first).toHaveTextContent('Декабрь 2025: 300 000,00 ฿ · 30,0 % выручки');
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(bars.filter((bar) => bar.hasAttribute('aria-current'))).toEqual([chosen]);
  const heightOf = (bar?: HTMLElement) => parseFloat((bar?.firstElementChild as HTMLElement).style.height);
  expect(heightOf(chosen)).toBe(100);
  expect(heightOf(half)).toBeCloseTo(48.02, 1);
});

test('a month that is not over says so and does not set the scale; the next has no revenue', async () => {
  serveCost();
  renderUi(<StaffCost month={CURRENT} current={CURRENT} />);
  expect(await screen.findByText(/^Персонал/)).toHaveTextContent(
    'Персонал: 300 000,00 ฿ · 60,0 % выручки, месяц не закончен',
  );
  const bars = screen.getAllByRole('listitem');
  expect(bars[11]).toHaveTextContent('Ноябрь 2026: 300 000,00 ฿, выручки нет');
  expect(bars.map((bar) => (bar.firstElementChild as HTMLElement).style.height).slice(9)).toEqual([
    '100%',
    '100%',
    '0%',
  ]);
});

test('a month older than the tabs is the last of its own twelve, in English too', async () => {
  const server = serveCost();
  renderUi(<StaffCost month={{ month: 11, year: 2025 }} current={CURRENT} />, { locale: 'en' });
  expect(await screen.findByText(/^Staff/)).toHaveTextContent('Staff: 300 000.00 ฿ · 30.0 % of revenue');
  expect(server.bodies(staffCost)).toEqual([{ month: 11, year: 2025, count: 12 }]);
});

test('a failure is told', async () => {
  serve(on(staffCost, refuse(CODE.upstreamFailed)));
  renderUi(<StaffCost month={CURRENT} current={CURRENT} />);
  expect(await screen.findByText('Расходы на персонал не загрузились')).toBeVisible();
});
