import { screen, within } from '@testing-library/react';
import { SalaryYearScreen } from '@/components/sections/salary/year-screen';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { yearSheetAddress } from '@/lib/sections/salary/papers';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { ANNA, OCTOBER } from './served';
import { StaffCost } from '@/components/sections/salary/staff-cost';
import { CODE } from '@/lib/contract/problem';
import { staffCost } from '@/lib/sections/salary/contract/operations';
import { plusMonths } from '@/lib/sections/salary/rules/month';

/** Anna works from March 2025 on, or from January; it is October 2026. */
const serveYear = (joined: { month: number; year: number } | undefined) =>
  serve(
    on(salaryYearPage, ({ body: { employee_id, year = 2026 } }) => {
      const [first, last] =
        employee_id !== 3 || year < 2025 ? [1, 0] : year === 2025 ? [joined?.month ?? 3, 12] : [1, 10];
      const items = Array.from({ length: last - first + 1 }, (_, at) => ({
        ...ANNA,
        accrued: 20_000,
        allowance: 0,
        credit_withheld: 0,
        debt: 700,
        month: first + at,
        year,
        joined,
      }));
      const employee_name = items.length > 0 ? 'Анна' : '';
      return { employee_name, year, current: OCTOBER, items, totals: salaryTotals(items) };
    }),
  );
const open = (employee: number, year: number, joined?: { month: number; year: number }) => {
  serveYear(joined);
  return renderUi(<SalaryYearScreen />, { at: yearSheetAddress(employee, year) });
};
const button = (name: string) => within(screen.getByRole('group', { name: 'Год' })).getByRole('button', { name });

it('names the employee, the months and their sums, a carried debt has none; goes to the years of work and no further', async () => {
  const { user } = open(3, 2026);
  expect(await screen.findByRole('heading', { name: 'Анна: зарплата за год' })).toBeVisible();
  await screen.findByRole('row', { name: /^Январь/ });
  const rows = screen.getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^Январь/);
  expect(rows[10]).toHaveTextContent(/^Октябрь/);
  const total = rows.at(-1)?.textContent.replaceAll(/\s/g, '');
  expect(total).toContain('Загод');
  expect(total).toContain('200000,00');
  expect(total).not.toContain('7000,00');
  expect(screen.getByRole('link', { name: 'К зарплате' })).toHaveAttribute('href', '/salary');
  expect(button('Следующий год')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Следующий год'));
  expect(window.location.search).toBe('?employee=3&year=2026');
  await user.click(button('Предыдущий год'));
  expect(window.location.search).toBe('?employee=3&year=2025');
  expect(await screen.findByRole('row', { name: /^Март/ })).toBeVisible();
  expect(button('Предыдущий год')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Предыдущий год')).toHaveFocus();
  await user.click(button('Следующий год'));
  expect(await screen.findByRole('row', { name: /^Январь/ })).toBeVisible();
});

it('asks for an employee if the address has none, and asks the server for nothing', async () => {
  const server = serveYear(undefined);
  renderUi(<SalaryYearScreen />, { at: '/salary/year' });
  expect(await screen.findByText('Выберите сотрудника')).toBeVisible();
  expect(server.bodies(salaryYearPage)).toEqual([]);
});

it('says so where nobody worked, by number where no name is known', async () => {
  open(3, 2024);
  expect(await screen.findByRole('heading', { name: 'Сотрудник № 3: зарплата за год' })).toBeVisible();
  expect(await screen.findByText('В этом году сотрудник не работал')).toBeVisible();
  expect(button('Следующий год')).not.toHaveAttribute('aria-disabled');
});

it('knows the first year of who joined in January from our own server', async () => {
  open(3, 2025, { month: 1, year: 2025 });
  expect(await screen.findByRole('row', { name: /^Январь/ })).toBeVisible();
  expect(button('Предыдущий год')).toHaveAttribute('aria-disabled', 'true');
});

const CURRENT = { month: 10, year: 2026 };

/** Serves a staff cost of 300,000 baht a month and a revenue of 1,000,000, with half that revenue this month and none next month. */
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

test('what the staff cost: the chosen month in words, and a bar for each tab', async () => {
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

test('what the staff cost: a month that is not over says so and does not set the scale; the next has no revenue', async () => {
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

test('what the staff cost: a month older than the tabs is the last of its own twelve, in English too', async () => {
  const server = serveCost();
  renderUi(<StaffCost month={{ month: 11, year: 2025 }} current={CURRENT} />, { locale: 'en' });
  expect(await screen.findByText(/^Staff/)).toHaveTextContent('Staff: 300 000.00 ฿ · 30.0 % of revenue');
  expect(server.bodies(staffCost)).toEqual([{ month: 11, year: 2025, count: 12 }]);
});

test('what the staff cost: a failure is told', async () => {
  serve(on(staffCost, refuse(CODE.upstreamFailed)));
  renderUi(<StaffCost month={CURRENT} current={CURRENT} />);
  expect(await screen.findByText('Расходы на персонал не загрузились')).toBeVisible();
});
