import fc from 'fast-check';
import { toBaht, toSatang } from '@/lib/domain/money';
import { instalmentsOf, overtimePay, suggestedPrepayment } from '@/lib/sections/salary/rules/salary';
import { monthsBetween, offeredMonths, plusMonths } from '@/lib/sections/salary/rules/month';
import { dueWith, salaryFault } from '@/lib/sections/salary/rules/operations';
import { always } from '../support/always';

const satang = fc.integer({ min: 1, max: 10_000_000 });
const OCTOBER = { month: 10, year: 2026 };
const asked = { month: OCTOBER, current: OCTOBER };

test('instalments are equal, sum to the credit, and the last one takes the rest', () => {
  always(satang, fc.integer({ min: 1, max: 48 }), (amount, duration) => {
    const all = instalmentsOf(amount, duration);
    const last = all.at(-1) ?? 0;
    expect(all).toHaveLength(duration);
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(amount);
    expect(new Set(all.slice(0, -1)).size).toBeLessThanOrEqual(1);
    const [first = 0] = all;
    expect(last - first).toBeGreaterThanOrEqual(0);
    expect(last - first).toBeLessThan(duration);
  });
});

test('half of what is due can always be paid in advance, unless that is less than a satang', () => {
  always(satang, (due) => {
    const suggestion = suggestedPrepayment(toBaht(due));
    expect(toSatang(suggestion) * 2).toBeLessThanOrEqual(due);
    expect(due - toSatang(suggestion) * 2).toBeLessThan(200);
    if (due >= 200) expect(Number.isInteger(suggestion)).toBe(true);
    const figures = { wages: toBaht(due), bonus: 0, penalty: 0, premayment_paid: 0, salary_paid: 0 };
    const fault = salaryFault({ type: 'prepayment', amount: suggestion }, figures, asked);
    expect(fault?.key).toBe(due < 2 ? 'salaryAmount' : undefined);
  });
});

test('a salary is refused exactly above what is due with its allowance', () => {
  const money = fc.integer({ min: 0, max: 5_000_000 }).map(toBaht);
  always(
    fc.record({ wages: money, bonus: money, penalty: money, premayment_paid: money, salary_paid: money }),
    fc.constantFrom(0, 1100),
    (figures, allowances) => {
      const due = dueWith(figures, { allowances });
      const faultAt = (amount: number) => salaryFault({ type: 'salary', amount, allowances }, figures, asked)?.key;
      expect(faultAt(due)).toBe(due > 0 ? undefined : 'salaryAmount');
      expect(faultAt(toBaht(toSatang(due) + 1))).toBe('moreThanDue');
    },
  );
});

test('overtime is paid to the satang', () => {
  always(fc.integer({ min: 0, max: 74_400 }), satang, (hundredths, cost) => {
    const exact = (hundredths * cost) / 100;
    expect(Math.abs(toSatang(overtimePay(hundredths / 100, toBaht(cost))) - exact)).toBeLessThanOrEqual(0.5);
  });
});

test('months are offered from the first one of work to the next, the shown one always', () => {
  const month = fc.integer({ min: -30, max: 30 }).map((count) => plusMonths(OCTOBER, count));
  always(month, fc.option(month, { nil: undefined }), (shown, joined) => {
    const months = offeredMonths({ current: OCTOBER, shown, joined });
    const places = months.map((one) => monthsBetween(OCTOBER, one));
    expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) - at));
    expect(places).toContain(monthsBetween(OCTOBER, shown));
    if (joined && monthsBetween(OCTOBER, joined) <= 1) {
      expect(places).toContain(monthsBetween(OCTOBER, joined));
      expect(places).toContain(1);
    }
  });
});
