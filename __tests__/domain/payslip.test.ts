import fc from 'fast-check';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { hasPay, payslipOf, payTotal, standingIds } from '@/lib/sections/salary/rules/payslip';
import { amountDue } from '@/lib/sections/salary/rules/salary';
import { always } from '../support/always';
import { OWN_FIGURES, salaryRow } from '../support/salary';

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

test('every line stands between the wages and the net pay, and what is left follows from them', () => {
  const story = [
    item(6, 'salary', 9000, { accrued: 28_000, allowance: 1100 }),
    item(5, 'overtime', 1300, { hours: 6.5 }),
    item(4, 'bonus', 2000, { description: 'Выручка' }),
    item(2, 'penalty', 500, { description: 'Опоздание' }),
    item(1, 'prepayment', 10_000),
    item(null, 'instalment', 1000, { credit_id: 7, number: 3, duration: 12 }),
    item(8, 'salary', 4000, { month: 9 }),
    item(9, 'penalty', 70, { removed_time: 1_790_000_001 }),
  ];
  const figures = { accrued: 28_000, allowance: 1100, bonus: 2000, penalty: 500, credit_withheld: 1000, debt: 300 };
  const paid = { premayment_paid: 10_000, salary_paid: 9000, overtime_paid: 1300, overtime_hours: 6.5 };
  const payslip = payslipOf({ ...own, ...figures, ...paid }, story);
  expect(texts(payslip.earned)).toEqual(['wages 30000', 'unworked -2000', 'bonus 2000', 'allowance 1100']);
  expect(texts(payslip.withheld)).toEqual(['penalty 500', 'instalment 1000', 'debt 300']);
  expect(payslip.withheld).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reason: 'Опоздание' }),
      expect.objectContaining({ number: 3, duration: 12 }),
    ]),
  );
  expect(texts(payslip.advances)).toEqual(['prepayment 10000']);
  expect(texts(payslip.paid)).toEqual(['salary 9000']);
  expect(payslip.apart).toEqual([expect.objectContaining({ kind: 'overtime', hours: 6.5 })]);
  expect([payslip.net, payslip.due, payslip.carried]).toEqual([19_300, 10_300, 0]);
});

test('a payslip of an operation holds what was booked up to it, and marks it', () => {
  const story = [
    item(1, 'prepayment', 5000),
    item(2, 'salary', 9000, { accrued: 14_000 }),
    item(3, 'bonus', 700, { description: 'поздняя' }),
    item(4, 'salary', 700, { accrued: 14_000 }),
    item(null, 'instalment', 1000, { credit_id: 9 }),
  ];
  const now = { ...own, accrued: 14_000, bonus: 700, salary_paid: 9700, premayment_paid: 5000, credit_withheld: 1000 };
  const first = payslipOf(now, story, [1]);
  expect([texts(first.earned), first.net, first.due]).toEqual([['wages 30000'], 25_000, 25_000]);
  expect(first.advances).toEqual([expect.objectContaining({ amount: 5000, isPaidHere: true })]);
  const second = payslipOf(now, story, [2]);
  expect([second.net, second.due, texts(second.withheld)]).toEqual([9000, 0, []]);
  expect(second.advances[0]).not.toHaveProperty('isPaidHere');
  expect(payslipOf(now, story, [9]).withheld).toEqual([expect.not.objectContaining({ isPaidHere: true })]);
  expect(standingIds(now, story)).toEqual([1, 2, 3, 4]);
  const both = payslipOf(now, story, [2, 4]);
  expect(both.paid.map(({ isPaidHere }) => isPaidHere)).toEqual([true, true]);
  expect([both.net, both.due]).toEqual([9700, 0]);
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

const baht = fc.integer({ min: 0, max: 5_000_000 }).map((satang) => satang / 100);
const figures = fc.record({
  wages: baht,
  bonus: baht,
  penalty: baht,
  premayment_paid: baht,
  salary_paid: baht,
  allowance: baht,
  accrued: baht,
  credit_withheld: baht,
  debt: baht,
});

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
