import { screen, within } from '@testing-library/react';
import { SalaryYearScreen } from '@/components/salary/year-screen';
import { salaryYearPage } from '@/lib/contract/salary-papers';
import { salaryTotals } from '@/lib/domain/salary-totals';
import { yearSheetAddress } from '@/lib/salary-papers';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';
import { ANNA, OCTOBER } from './served';

/** Anna works from March 2025 on, or from January; it is October 2026. */
const serveYear = (joined: { month: number; year: number } | undefined) =>
  serve(
    on(salaryYearPage, ({ body: { employee_id, year = 2026 } }) => {
      const [first, last] =
        employee_id !== 3 || year < 2025 ? [1, 0] : year === 2025 ? [joined?.month ?? 3, 12] : [1, 10];
      const items = Array.from({ length: last - first + 1 }, (_, at) => ({
        ...ANNA,
        ...{ accrued: 20_000, allowance: 0, credit_withheld: 0, debt: 700, month: first + at, year, joined },
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

it('names the employee, the months and their sums; a carried debt has none', async () => {
  open(3, 2026);
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
});

it('goes to the years of work and no further', async () => {
  const { user } = open(3, 2026);
  await screen.findByRole('heading', { name: /Анна/ });
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
