import fc from 'fast-check';
import { amountDue, dueSum, overtimePay, suggestedPrepayment } from '@/lib/sections/salary/rules/salary';
import { monthsBetween, monthText, offeredMonths, plusMonths } from '@/lib/sections/salary/rules/month';
import { isNamed } from '@/lib/sections/salary/rules/totals';
import { always } from '../support/always';
import { toBaht, toSatang } from '@/lib/domain/money';
import { dueWith, salaryFault } from '@/lib/sections/salary/rules/operations';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { hasPay, payslipOf, payTotal, standingIds } from '@/lib/sections/salary/rules/payslip';
import { OWN_FIGURES, salaryRow } from '../support/salary';

const baht = fc.integer({ min: 0, max: 5_000_000 }).map(toBaht);
const PAID = { wages: baht, bonus: baht, penalty: baht, premayment_paid: baht, salary_paid: baht };

describe('salary due', () => {
  const maybe = fc.option(baht, { nil: undefined });
  const figures = fc.record({ ...PAID, accrued: maybe, allowance: maybe, credit_withheld: maybe, debt: maybe });

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

  it('finds names and positions by a part, in any case and with either letter for yo', () => {
    const row = { employee_name: 'Семён', position: 'Бармен' };
    expect(['сем', 'СЕМЕН ', 'арм', ''].map((text) => isNamed(text)(row))).toEqual([true, true, true, true]);
    expect(isNamed('повар')(row)).toBe(false);
    expect(isNamed('creme')({ ...row, employee_name: 'Crème' })).toBe(true);
  });

  it('writes the month of an address with two digits', () => {
    expect(monthText({ month: 1, year: 2027 })).toBe('2027-01');
  });
});

describe('salary amounts', () => {
  const satang = fc.integer({ min: 1, max: 10_000_000 });
  const OCTOBER = { month: 10, year: 2026 };
  const asked = { month: OCTOBER, current: OCTOBER };

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
    always(fc.record(PAID), fc.constantFrom(0, 1100), (figures, allowances) => {
      const due = dueWith(figures, { allowances });
      const faultAt = (amount: number) => salaryFault({ type: 'salary', amount, allowances }, figures, asked)?.key;
      expect(faultAt(due)).toBe(due > 0 ? undefined : 'salaryAmount');
      expect(faultAt(toBaht(toSatang(due) + 1))).toBe('moreThanDue');
    });
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
});

describe('payslip', () => {
  const row: SalaryRow = salaryRow(3, 'Сомчай');
  const own: SalaryRow = { ...row, ...OWN_FIGURES };
  const item = (salary_story_id: number | null, type: string, amount: number, more: object = {}): SalaryStoryItem => ({
    salary_story_id,
    type,
    type_code: 0,
    amount,
    month: 10,
    year: 2026,
    time: 1_790_000_000,
    description: null,
    ...more,
  });
  const texts = (lines: readonly { kind: string; amount: number }[]) =>
    lines.map(({ kind, amount }) => `${kind} ${amount}`);

  test('other months and what was taken back are left out; an instalment stands where its credit does, and pays nothing', () => {
    const story = [
      item(1, 'prepayment', 5000),
      item(8, 'salary', 4000, { month: 9 }),
      item(9, 'penalty', 70, { removed_time: 1_790_000_001 }),
      item(null, 'instalment', 1000, { credit_id: 9 }),
      item(10, 'bonus', 700),
    ];
    const { earned, withheld, advances, paid } = payslipOf(own, story, [9]);
    expect([earned, advances, paid].map(texts)).toEqual([['wages 30000'], ['prepayment 5000'], []]);
    expect(withheld).toEqual([expect.not.objectContaining({ isPaidHere: true })]);
    expect(texts(withheld)).toEqual(['instalment 1000']);
    expect(payslipOf(own, story, [1]).withheld).toEqual([]);
    expect(standingIds(own, story)).toEqual([1, 10]);
  });

  test('figures without their lines are one line, and words of a legacy server are understood by code', () => {
    const legacy = { ...row, penalty: 500, bonus: 300, salary_paid: 20_000, overtime_paid: 400, overtime_hours: 2 };
    const told = [
      item(null, 'Штраф', 200, { type_code: 3 }),
      item(null, 'Премия', 300, { type_code: 4, description: 'за чистоту' }),
      item(null, 'Неизвестно', 1, { type_code: 77 }),
    ];
    const payslip = payslipOf({ ...legacy, premayment_paid: 9800 }, told);
    expect(texts(payslip.earned)).toEqual(['wages 30000', 'bonus 300']);
    expect(payslip.earned[1]).toHaveProperty('reason', 'за чистоту');
    expect(texts(payslip.withheld)).toEqual(['penalty 500']);
    expect(texts(payslip.advances)).toEqual(['prepayment 9800']);
    expect(payslip.apart).toEqual([{ kind: 'overtime', amount: 400, hours: 2 }]);
    expect([payslip.net, payslip.due]).toEqual([20_000, 0]);
  });

  test('an overpaid month owes the rest to the next one, on our own server', () => {
    const overpaid = { ...own, penalty: 1000, salary_paid: 30_000, due: 0 };
    expect(payslipOf(overpaid, [])).toMatchObject({ net: 29_000, due: 0, carried: 1000 });
    expect(payslipOf({ ...row, penalty: 1000, salary_paid: 30_000 }, [])).toMatchObject({ due: 0, carried: 0 });
  });

  const figures = fc.record({ ...PAID, allowance: baht, accrued: baht, credit_withheld: baht, debt: baht });

  test('the lines of any month come to what is due, whatever the story tells', () => {
    const types = fc.constantFrom('salary', 'prepayment', 'penalty', 'bonus', 'instalment', 'overtime');
    const story = fc.array(fc.tuple(types, baht), { maxLength: 8 });
    always(figures, story, (month, told) => {
      const items = told.map(([type, amount], at) => item(at + 1, type, amount));
      const payslip = payslipOf({ ...own, ...month }, items);
      expect(payslip.due).toBe(amountDue(month));
      const rest =
        payTotal(payslip.earned) - payTotal(payslip.withheld) - payTotal(payslip.advances) - payTotal(payslip.paid);
      expect(payslip.due - payslip.carried).toBeCloseTo(rest, 2);
      expect(hasPay({ ...own, ...month })).toBe(Object.values(month).some((amount) => amount > 0));
    });
  });
});
