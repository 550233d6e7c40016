import { deleteExpense, getExpense, renameExpense, transferExpense } from '@/lib/sections/expenses/contract';
import { employeeHistory } from '@/lib/sections/salary/contract/salary';
import { offersOf } from '@/lib/sections/expenses/rules';
import { monthText } from '@/lib/sections/salary/rules/month';
import { inMonths, NOW, startPayroll } from './payroll';

const at = startPayroll();

it('pays a salary: due, safe, story and expense agree', async () => {
  const nina = await at.hire();
  await at.operate(nina, { type: 'bonus', amount: 1500, description: 'Банкет' });
  await at.operate(nina, { type: 'penalty', amount: 500, description: 'Опоздание' });
  await at.operate(nina, { type: 'prepayment', amount: 8000 });
  const before = await at.safe();
  const booked = { wages: 20_000, bonus: 1500, penalty: 500, premayment_paid: 8000, salary_paid: 0 };
  expect(await at.data(nina)).toMatchObject({ ...booked, due: 13_000 });
  const id = await at.operate(nina, { type: 'salary', amount: 14_100, allowances: 1100, accrued: 20_000 });
  expect(await at.safe()).toBe(before - 14_100);
  expect(await at.row(nina)).toMatchObject({ salary_paid: 14_100, allowance: 1100, due: 0, is_paid: true });
  const expense = await at.newest();
  expect(expense).toMatchObject({ kind: 'salary', name: 'Нина', flow: 'outcome', cost: -14_100, user_name: 'boss' });
  expect(expense).toMatchObject({ category_id: 1369, sub_category_id: 1369, category_name: 'Зарплата' });
  expect(expense).toMatchObject({ fund: 'safe', paidtype: 'cash' });
  const [latest, ...others] = await at.story(nina);
  expect(latest).toMatchObject({ salary_story_id: id, stock_story_id: id, user_name: 'boss', ...NOW });
  expect(latest).toMatchObject({ type: 'salary', type_code: 0, amount: 14_100, accrued: 20_000, allowance: 1100 });
  const codes = Object.entries({ prepayment: 1, penalty: 3, bonus: 4 });
  expect(others.map(({ type, type_code }) => [type, type_code])).toEqual(codes);
});

it('refuses a second salary with code 47, and pays a rest or a late bonus', async () => {
  const nina = await at.hire();
  await at.operate(nina, { type: 'salary', amount: 15_000 });
  await at.operate(nina, { type: 'salary', amount: 5000 });
  for (const operation of [
    { type: 'salary', amount: 100 },
    { type: 'salary', amount: 1100, allowances: 1100 },
    { type: 'prepayment', amount: 1 },
    { type: 'credit', amount: 1, duration: 1 },
  ] as const)
    expect(await at.refused(at.operate(nina, operation))).toBe('47 salaryPaid');
  await at.operate(nina, { type: 'bonus', amount: 700, description: 'Продажи' });
  await at.operate(nina, { type: 'salary', amount: 1800, allowances: 1100 });
  await at.operate(nina, { type: 'bonus', amount: 1200, description: 'Ещё' });
  const again = { type: 'salary', amount: 2300, allowances: 1100 } as const;
  expect(await at.refused(at.operate(nina, again))).toBe('5 allowancePaid');
  expect(await at.due(nina)).toBe(1200);
});

it('pays for half a month: what was accrued stays, and the rest of the wages can follow', async () => {
  const nina = await at.hire();
  const salary = (amount: number, accrued?: number) => at.operate(nina, { type: 'salary', amount, accrued });
  expect(await at.refused(salary(1, 20_000.01))).toBe('1 accruedAboveWages');
  expect(await at.refused(salary(10_000.01, 10_000))).toBe('1 moreThanDue');
  await salary(10_000, 10_000);
  expect(await at.row(nina)).toMatchObject({ wages: 20_000, accrued: 10_000, due: 0 });
  expect(await at.refused(salary(1))).toBe('47 salaryPaid');
  await salary(10_000, 20_000);
  expect(await at.row(nina)).toMatchObject({ accrued: 20_000, salary_paid: 20_000, due: 0 });
});

it.each([
  ['salary of nothing', { type: 'salary', amount: 0 }, '1 salaryAmount'],
  ['salary above the due', { type: 'salary', amount: 20_000.01 }, '1 moreThanDue'],
  ['salary with the allowance left out', { type: 'salary', amount: 21_100 }, '1 moreThanDue'],
  ['prepayment of nothing', { type: 'prepayment' }, '1 salaryAmount'],
  ['prepayment above the due', { type: 'prepayment', amount: 20_000.01 }, '1 moreThanDue'],
  ['overtime without hours', { type: 'overtime', amount: 300 }, '1 salaryHours'],
  ['overtime at another cost', { type: 'overtime', hours: 2, amount: 301 }, '5 overtimeCostChanged'],
  ['penalty without a reason', { type: 'penalty', amount: 1, description: ' ' }, '1 salaryReason'],
  ['penalty without an amount', { type: 'penalty', description: 'Бой' }, '1 salaryAmount'],
  ['bonus without a reason', { type: 'bonus', amount: 1 }, '1 salaryReason'],
  ['credit of nothing', { type: 'credit', amount: 0, duration: 3 }, '1 salaryAmount'],
  ['credit without a duration', { type: 'credit', amount: 10 }, '1 creditMonths'],
  ['credit above what is due', { type: 'credit', amount: 40_000.04, duration: 2 }, '1 instalmentAboveDue'],
] as const)('refuses a %s', async (_, operation, refusal) => {
  const nina = await at.hire();
  const before = await at.safe();
  expect(await at.refused(at.operate(nina, operation))).toBe(refusal);
  expect(await at.safe()).toBe(before);
  expect(await at.story(nina)).toEqual([]);
});

it('takes penalties until the month after, and nothing beyond the next month', async () => {
  const nina = await at.hire(-3);
  const penalty = { type: 'penalty', amount: 100, description: 'Бой' } as const;
  expect(await at.refused(at.operate(nina, penalty, -2))).toBe('1 penaltyTooLate');
  expect(await at.refused(at.operate(nina, penalty, -1))).toBeNull();
  expect(await at.refused(at.operate(nina, penalty, 1))).toBeNull();
  expect(await at.refused(at.operate(nina, penalty, 2))).toBe('1 salaryMonthAhead');
  expect(await at.refused(at.operate(nina, { type: 'prepayment', amount: 1 }, -4))).toBe('1 notEmployed');
});

it('books overtime by the hour cost, and zero amounts without money', async () => {
  const nina = await at.hire();
  const before = await at.safe();
  await at.operate(nina, { type: 'overtime', hours: 7.25 });
  await at.operate(nina, { type: 'overtime', hours: 0 });
  await at.operate(nina, { type: 'penalty', amount: 0, description: 'Предупреждение' });
  expect(await at.safe()).toBe(before - 1087.5);
  expect(await at.row(nina)).toMatchObject({ overtime_hours: 7.25, overtime_paid: 1087.5, due: 20_000 });
});

it('carries what a month overpaid into the next ones', async () => {
  const nina = await at.hire(-1);
  await at.operate(nina, { type: 'salary', amount: 20_000 }, -1);
  await at.operate(nina, { type: 'penalty', amount: 3000, description: 'Недостача' }, -1);
  expect(await at.row(nina, -1)).toMatchObject({ due: 0, debt: 0 });
  expect(await at.data(nina)).toMatchObject({ debt: 3000, due: 17_000 });
  const story = await at.story(nina);
  const debt = { salary_story_id: null, type_code: 7, amount: 3000, time: null, ...NOW };
  expect(story.filter(({ type }) => type === 'debt')).toMatchObject([debt]);
  expect(await at.refused(at.operate(nina, { type: 'salary', amount: 17_000.01 }))).toBe('1 moreThanDue');
  await at.operate(nina, { type: 'salary', amount: 17_000 });
});

it('pays several people, all or none, and names the one in the way', async () => {
  const [nina, oleg, pavel] = [await at.hire(), await at.hire(0, { employee_name: 'Олег' }), await at.hire()];
  const before = await at.safe();
  const salaries = [nina, oleg, pavel].map((employee_id) => ({ type: 'salary' as const, employee_id, amount: 2000 }));
  const { items } = await at.pay(salaries);
  expect(items.map(({ employee_id }) => employee_id)).toEqual([nina, oleg, pavel]);
  expect(new Set(items.map(({ salary_story_id }) => salary_story_id)).size).toBe(3);
  expect(await at.safe()).toBe(before - 6000);
  await at.operate(oleg, { type: 'salary', amount: 18_000 });
  const salary = { type: 'salary', employee_id: oleg, amount: 100 } as const;
  const failed = at.pay([{ type: 'prepayment', employee_id: nina, amount: 100 }, salary]);
  await expect(failed).rejects.toMatchObject({ problem: { code: 47, key: 'salaryPaidOf', args: { name: 'Олег' } } });
  await expect(at.pay([{ type: 'salary', employee_id: nina, amount: 90_000 }])).rejects.toMatchObject({
    problem: { code: 1, key: 'moreThanDue', args: { name: 'Нина', sum: 18_000 } },
  });
  const twice = { type: 'salary' as const, employee_id: nina, amount: 1 };
  expect(await at.refused(at.pay([twice, twice]))).toBe('1 employeeTwice');
  expect(await at.refused(at.pay([twice, { ...twice, employee_id: 999_999 }]))).toBe('2 noSuchEmployee');
  expect(await at.safe()).toBe(before - 24_000);
});

it('takes an operation back: money, expense and figures', async () => {
  const nina = await at.hire();
  const before = await at.safe();
  const paid = await at.operate(nina, { type: 'prepayment', amount: 4000 });
  const expense = await at.newest();
  const bonus = await at.operate(nina, { type: 'bonus', amount: 10, description: 'Ошибка' });
  await at.takeBack(paid);
  await at.takeBack(bonus);
  expect(await at.safe()).toBe(before);
  expect(await at.row(nina)).toMatchObject({ premayment_paid: 0, bonus: 0, due: 20_000 });
  const listed = (await at.list()).filtered_records.find(({ expense_id }) => expense_id === expense.expense_id);
  expect(listed).toMatchObject({ removed_by: 'boss' });
  expect(await at.story(nina)).toEqual([]);
  expect(await at.story(nina, true)).toMatchObject([
    { salary_story_id: bonus, removed_by: 'boss' },
    { salary_story_id: paid, amount: 4000, removed_by: 'boss' },
  ]);
  expect(await at.refused(at.takeBack(paid))).toBe('5 salaryTakenBack');
  expect(await at.refused(at.takeBack(999_999))).toBe('2 noSuchSalaryRow');
});

it('leaves its expenses to the salary screen: they are neither removed, nor moved to another fund', async () => {
  const nina = await at.hire();
  const operations = [
    { type: 'salary', amount: 10 },
    { type: 'prepayment', amount: 10 },
    { type: 'overtime', hours: 1 },
    { type: 'credit', amount: 10, duration: 2 },
  ] as const;
  // The credit first: a paid salary keeps it from this month.
  for (const operation of operations.toReversed()) {
    const id = await at.operate(nina, operation);
    const paid = await at.newest();
    const { expense_id } = paid;
    const before = await at.row(nina);
    expect(await at.refused(at.ask(deleteExpense, { body: { expense_id } }))).toBe('3 expenseStays');
    expect(await at.refused(at.ask(transferExpense, { body: { expense_id } }))).toBe('1 undoneElsewhere');
    await at.ask(renameExpense, { body: { expense_id, new_name: 'Нина Петрова' } });
    expect(await at.row(nina)).toEqual(before);
    const expense = await at.ask(getExpense, { params: { id: expense_id } });
    const isAdmin = true;
    expect(offersOf(expense, isAdmin, Date.now() / 1000)).toMatchObject({ remove: false, transfer: false });
    await at.takeBack(id);
    expect(await at.refused(at.ask(transferExpense, { body: { expense_id } }))).toBe('5 expenseTakenBack');
    expect(await at.newest()).toMatchObject({ kind: 'expense_removal', name: `#${paid.kind} Нина Петрова` });
    // The removal's own row stays too.
    const { expense_id: removal } = await at.newest();
    expect(await at.refused(at.ask(deleteExpense, { body: { expense_id: removal } }))).toBe('1 undoneElsewhere');
  }
});

it('pays a credit at once and withholds it by months; a skipped month moves the rest', async () => {
  const nina = await at.hire(-1);
  const before = await at.safe();
  const id = await at.operate(nina, { type: 'credit', amount: 1000, duration: 3, description: 'Телефон' }, -1);
  expect(await at.safe()).toBe(before - 1000);
  expect(await at.due(nina, -1)).toBe(19_666.67);
  expect(await at.refused(at.skip(id, 0, true, {}))).toBe('1 skipReason');
  await at.skip(id, 0);
  const [credit] = await at.credits(nina);
  expect(credit).toMatchObject({ credit_id: id, amount: 1000, duration: 3, description: 'Телефон' });
  expect(credit?.instalments).toMatchObject([
    { number: 1, amount: 333.33, ...inMonths(-1) },
    { number: 2, amount: 333.33, ...inMonths(1) },
    { number: 3, amount: 333.34, ...inMonths(2) },
  ]);
  expect(credit?.skipped).toMatchObject([{ ...NOW, description: 'По договорённости', user_name: 'boss' }]);
  expect(await at.due(nina)).toBe(20_000);
  const [instalment, ...further] = (await at.story(nina)).filter(({ type }) => type === 'instalment');
  expect(instalment).toMatchObject({ salary_story_id: null, stock_story_id: null, type_code: 6, time: null });
  expect([instalment, ...further]).toMatchObject([{ amount: 333.33, ...inMonths(-1) }]);
  expect(await at.refused(at.skip(id, 0))).toBe('5 nothingFalls');
  await at.skip(id, 0, false);
  expect(await at.refused(at.skip(id, 0, false))).toBe('5 notSkipped');
  expect(await at.due(nina)).toBe(19_666.67);
  const { items } = await at.boss(employeeHistory, { params: { id: nina } });
  const changed = items.flatMap(({ changes }) => changes).filter(({ field }) => field === 'skipped_month');
  expect(changed.flatMap(({ before, after }) => [before, after])).toEqual([monthText(NOW), null, null, monthText(NOW)]);
  await at.takeBack(id);
  expect(await at.safe()).toBe(before);
  expect(await at.credits(nina)).toEqual([]);
  expect(await at.due(nina)).toBe(20_000);
  expect(await at.refused(at.skip(id, 1))).toBe('2 noSuchCredit');
});

it('keeps a credit and its months once an instalment was withheld from a paid salary', async () => {
  const nina = await at.hire(-1);
  const id = await at.operate(nina, { type: 'credit', amount: 900, duration: 3 }, -1);
  const salary = await at.operate(nina, { type: 'salary', amount: 19_700 });
  expect(await at.refused(at.takeBack(id))).toBe('5 creditWithheld');
  expect(await at.refused(at.skip(id, 0))).toBe('5 instalmentPaid');
  expect(await at.refused(at.skip(id, -1))).toBe('5 instalmentPaid');
  await at.skip(id, 1);
  await at.takeBack(salary);
  await at.takeBack(id);
  expect(await at.credits(nina)).toEqual([]);
});

it('takes back what lies beyond the credit once a month is no longer skipped', async () => {
  const nina = await at.hire();
  const id = await at.operate(nina, { type: 'credit', amount: 900, duration: 2 });
  await at.skip(id, 0);
  await at.skip(id, 2);
  await at.skip(id, 0, false);
  expect(await at.credits(nina)).toMatchObject([{ skipped: [], instalments: [NOW, inMonths(1)] }]);
});
