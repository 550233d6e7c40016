import fc from 'fast-check';
import { amountDue, dueSum } from '@/lib/sections/salary/rules/salary';
import { openCredit } from '@/lib/sections/salary/rules/credit';
import { monthName, monthTabs, monthText } from '@/lib/sections/salary/rules/month';
import { isNamed } from '@/lib/sections/salary/rules/totals';
import { always } from '../support/always';

const baht = fc.integer({ min: 0, max: 5_000_000 }).map((satang) => satang / 100);
const maybe = fc.option(baht, { nil: undefined });
const figures = fc.record({
  wages: baht,
  bonus: baht,
  penalty: baht,
  premayment_paid: baht,
  salary_paid: baht,
  accrued: maybe,
  allowance: maybe,
  credit_withheld: maybe,
  debt: maybe,
});

it('makes the same sum as the rule of what is due, and lists nothing that is zero', () => {
  always(figures, (given) => {
    const { lines, due, overpaid } = dueSum(given);
    expect(due).toBe(amountDue(given));
    const sum = lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round((due - overpaid) * 100));
    expect(Math.min(due, overpaid)).toBe(0);
    expect(lines.slice(1).every(({ amount }) => amount !== 0)).toBe(true);
  });
});

it('names what was accrued only where it differs from the wages', () => {
  const paid = { wages: 100, bonus: 0, penalty: 0, premayment_paid: 0, salary_paid: 0 };
  expect(dueSum({ ...paid, accrued: 100 }).lines).toEqual([{ key: 'wages', amount: 100 }]);
  expect(dueSum({ ...paid, accrued: 40 }).lines).toEqual([{ key: 'accrued', amount: 40 }]);
  expect(dueSum({ ...paid, salary_paid: 130 })).toMatchObject({ due: 0, overpaid: 30 });
});

it('counts instalments after a month as the open credit', () => {
  const instalments = [
    { month: 12, year: 2026, amount: 10.1 },
    { month: 1, year: 2027, amount: 20.2 },
    { month: 2, year: 2027, amount: 30.3 },
  ];
  expect(openCredit([{ instalments }, { instalments: [] }], { month: 12, year: 2026 })).toBe(50.5);
});

it('finds names and positions by a part, in any case and with either letter for yo', () => {
  const row = { employee_name: 'Семён', position: 'Бармен' };
  expect(['сем', 'СЕМЕН ', 'арм', ''].map((text) => isNamed(text)(row))).toEqual([true, true, true, true]);
  expect(isNamed('повар')(row)).toBe(false);
});

it('has twelve month tabs across a year, with names in both languages', () => {
  const tabs = monthTabs({ month: 2, year: 2027 });
  expect(tabs.map(monthText).filter((_, at) => [0, 9, 10, 11].includes(at))).toEqual([
    '2026-04',
    '2027-01',
    '2027-02',
    '2027-03',
  ]);
  expect(tabs).toHaveLength(12);
  expect(monthName({ month: 10, year: 2026 }, 'ru')).toBe('Октябрь 2026');
  expect(monthName({ month: 10, year: 2026 }, 'en')).toBe('October 2026');
});
