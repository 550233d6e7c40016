import { screen, within } from '@testing-library/react';
import { StaffCost } from '@/components/salary/staff-cost';
import { plusMonths, type SalaryMonth } from '@/lib/domain/salary-month';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const CURRENT = { month: 10, year: 2026 };

/** Twelve months: 300,000 baht of a million each, the current one half over, nothing sold in the next. */
function serve(): object[] {
  const asked: object[] = [];
  globalThis.fetch = async (_, init) => {
    const { count, ...until } = JSON.parse(init?.body as string) as SalaryMonth & { count: number };
    asked.push({ count, ...until });
    await Promise.resolve();
    const items = Array.from({ length: count }, (_, at) => {
      const month = plusMonths(until, at - count + 1);
      const ahead = (month.year - 2026) * 12 + month.month - 10;
      const revenue = ahead > 0 ? 0 : ahead === 0 ? 500_000 : 1_000_000;
      const staff_cost = ahead === -1 ? 312_400.5 : ahead === -2 ? 150_000 : 300_000;
      return { ...month, staff_cost, paid: 280_000, revenue };
    });
    return answer({ items });
  };
  return asked;
}

test('the chosen month in words, and a bar for each tab', async () => {
  const asked = serve();
  renderUi(<StaffCost month={{ month: 9, year: 2026 }} current={CURRENT} />);
  expect(await screen.findByText(/^Персонал/)).toHaveTextContent('Персонал: 312 400,50 ฿ · 31,2 % выручки');
  expect(asked).toEqual([{ month: 11, year: 2026, count: 12 }]);

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
  serve();
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
  const asked = serve();
  renderUi(<StaffCost month={{ month: 11, year: 2025 }} current={CURRENT} />, { locale: 'en' });
  expect(await screen.findByText(/^Staff/)).toHaveTextContent('Staff: 300 000.00 ฿ · 30.0 % of revenue');
  expect(asked).toEqual([{ month: 11, year: 2025, count: 12 }]);
});

test('a failure is told', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('{"code":1005,"message":"x"}', { status: 500 }));
  renderUi(<StaffCost month={CURRENT} current={CURRENT} />);
  expect(await screen.findByText('Расходы на персонал не загрузились')).toBeVisible();
});
