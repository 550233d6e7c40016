import fc from 'fast-check';
import { book } from '@/backend/src/sections/salary/book';
import { monthRows } from '@/backend/src/sections/salary/figures';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';
import { salaryYear } from '@/lib/sections/salary/contract/operations';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';
import { toSatang } from '@/lib/domain/money';
import { instalmentsOf, amountDue } from '@/lib/sections/salary/rules/salary';
import { firstDay, monthsBetween } from '@/lib/sections/salary/rules/month';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { faultsIn } from '../../support/database';
import { times } from '../../support/effort';
import { NOW, startPayroll, inMonths } from './payroll';
import { alwaysAwaited } from '../../support/always';

const ROUNDS = times(3, 15);

const at = startPayroll();

/** Runs a race several times, each on a new employee. Taking everything back must restore the safe's balance. */
async function rounds(race: (nina: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const nina = await at.hire();
    const before = await at.safe();
    await race(nina);
    for (const { salary_story_id } of await at.story(nina)) if (salary_story_id) await at.takeBack(salary_story_id);
    expect(await at.safe()).toBe(before);
  }
}

const full = (nina: number) => at.operate(nina, { type: 'salary', amount: 20_000, accrued: 20_000 });

it('one of several salaries at once is paid, the others are code 47', () =>
  rounds(async (nina) => {
    const paid = await at.outcomes(full(nina), full(nina), full(nina), full(nina));
    expect(paid).toEqual([null, ...Array<string>(3).fill('47 salaryPaid')]);
    expect(await at.row(nina)).toMatchObject({ salary_paid: 20_000, due: 0 });
  }));

const listed = (employee_id: number) => at.pay([{ type: 'salary', employee_id, amount: 20_000 }]);
const credit = (nina: number) => at.operate(nina, { type: 'credit', amount: 6000, duration: 3 });
const prepaid = (nina: number) => at.operate(nina, { type: 'prepayment', amount: 5000 });
const reduced = (employee_id: number) => at.boss(saveEmployee, { body: { employee_id, wages: 10_000, ...NOW } });

it.each<[string, (nina: number) => Promise<unknown>, RegExp]>([
  ['a list that pays the same person', listed, /^47 salaryPaid(Of)?$/],
  ['a prepayment', prepaid, /^(47 salaryPaid|1 moreThanDue)$/],
  ['a credit', credit, /^(47 salaryPaid|1 moreThanDue)$/],
  ['other wages', reduced, /^(5 wagesPaid|1 accruedAboveWages)$/],
])('a salary while %s is saved: one of them is refused', (_, other, refusal) =>
  rounds(async (nina) => {
    const [first, second] = await at.outcomes(full(nina), other(nina));
    expect(first).toBeNull();
    expect(second).toMatch(refusal);
    // Nothing was withheld from a month that was paid without it.
    for (const month of [0, 1]) expect(await at.data(nina, month)).toMatchObject({ debt: 0 });
  }),
);

it('a credit is not taken back while an instalment of it is withheld', () =>
  rounds(async (nina) => {
    const id = await credit(nina);
    const [first, second] = await at.outcomes(at.takeBack(id), at.operate(nina, { type: 'salary', amount: 18_000 }));
    expect(first).toBeNull();
    expect([null, '5 creditWithheld']).toContain(second);
    expect((await at.data(nina)).due).toBe(second === null ? 2000 : 0);
  }));

it('the database refuses what was checked before and booked later, without waiting', async () => {
  const { db } = at.database;
  /** All read what is due before one of them writes. */
  async function naive(amount: number, type: 'salary' | 'prepayment') {
    const nina = await at.hire();
    const employee = { employee_id: nina, employee_name: 'Нина', month: firstDay(NOW) };
    const reads = await Promise.all([1, 2].map(() => monthRows(db, { from: NOW, until: NOW, employee_id: nina })));
    expect(reads.map(([row]) => (row?.due ?? 0) >= amount)).toEqual([true, true]);
    const bookings = reads.map(() =>
      db.transaction((tx) => book(tx, 1, [{ ...employee, type, amount, accrued: 20_000 }])),
    );
    return (await Promise.allSettled(bookings)).filter(({ status }) => status === 'fulfilled').length;
  }
  expect(await naive(20_000, 'salary')).toBe(1);
  expect(await naive(15_000, 'prepayment')).toBe(1);
});

const MONTHS = [-2, -1, 0, 1] as const;
const month = fc.constantFrom(...MONTHS);
const satang = fc.integer({ min: 0, max: 25_000_00 });
const reason = fc.constant('Причина');

const amount = satang.map((value) => value / 100);
const hours = fc.integer({ min: 0, max: 4000 }).map((one) => one / 100);
const operation = fc.oneof(
  fc.record({ type: fc.constantFrom('bonus' as const, 'penalty' as const), amount, description: reason }),
  fc.record({ type: fc.constant('prepayment' as const), amount }),
  fc.record({ type: fc.constant('salary' as const), amount, accrued: amount }),
  fc.record({ type: fc.constant('overtime' as const), hours }),
  fc.record({ type: fc.constant('credit' as const), amount, duration: fc.integer({ min: 1, max: 6 }) }),
);
const settling = { month, share: fc.constantFrom(1, 0.5), allowance: fc.boolean() };
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), month, operation }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), ...settling }) },
  fc.record({ kind: fc.constantFrom('take back' as const, 'skip' as const, 'unskip' as const), month, at: fc.nat(9) }),
  fc.record({ kind: fc.constant('wages' as const), month, wages: amount }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Steps after which a month is overpaid, paid and has an instalment; those by chance may miss one of them. */
const OVERPAID: Step[] = [
  { kind: 'book', month: -2, operation: { type: 'credit', amount: 500, duration: 2 } },
  { kind: 'book', month: -2, operation: { type: 'prepayment', amount: 400 } },
  { kind: 'wages', month: -2, wages: 100 },
  { kind: 'wages', month: 0, wages: 20_000 },
  { kind: 'settle', month: 0, share: 1, allowance: false },
];

/** Refused by a rule, or done: never an internal error. */
const DONE_OR_REFUSED = /^(done$|1 (salary|more|instalment|penalty|accrued)|5 |11 |47 )/;

/** Takes a step, if there is a row to take back or a credit to skip. */
async function take(nina: number, one: Step): Promise<unknown> {
  if (one.kind === 'book') return at.operate(nina, one.operation, one.month);
  if (one.kind === 'settle') return settle(nina, one);
  if (one.kind === 'wages')
    return at.boss(saveEmployee, { body: { employee_id: nina, wages: one.wages, ...inMonths(one.month) } });
  if (one.kind === 'take back') {
    const ids = (await at.story(nina)).flatMap(({ salary_story_id }) => salary_story_id ?? []);
    const id = ids[one.at % ids.length];
    return id && at.takeBack(id);
  }
  const credits = await at.credits(nina);
  const credit = credits[one.at % credits.length];
  return credit && at.skip(credit.credit_id, one.month, one.kind === 'skip');
}

/** Pays all or half of what is due. */
async function settle(nina: number, { month: of, share, allowance }: Extract<Step, { kind: 'settle' }>) {
  const allowances = allowance ? 1100 : 0;
  const data = await at.data(nina, of);
  const due = amountDue({ ...data, allowance: (data.allowance ?? 0) + allowances });
  return at.operate(nina, { type: 'salary', amount: Math.floor(due * share * 100) / 100, allowances }, of);
}

it('books agree, and due is the same in SQL and in the rules of the screen, after any operations', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const nina = await at.hire(-2);
      for (const one of steps) expect((await at.refused(take(nina, one))) ?? 'done').toMatch(DONE_OR_REFUSED);
      let carried = 0;
      for (const of of MONTHS) {
        const row = await at.row(nina, of);
        if (!row) throw new Error('The employee is not in the list');
        const figures = { ...row, premayment_paid: row.premayment_paid ?? 0 };
        expect([of, row.due]).toEqual([of, amountDue(figures)]);
        expect(await at.data(nina, of)).toMatchObject({ due: row.due, debt: row.debt, wages: row.wages });
        // An overpaid sum is the debt of the next month.
        expect([of, toSatang(row.debt ?? 0)]).toEqual([of, carried]);
        const taken = [row.penalty, figures.premayment_paid, row.salary_paid, row.credit_withheld ?? 0, row.debt ?? 0];
        const earned = [row.accrued ?? 0, row.bonus, row.allowance ?? 0];
        const sum = (amounts: readonly number[]) => amounts.reduce((all, baht) => all + toSatang(baht), 0);
        carried = Math.max(0, sum(taken) - sum(earned));
        if (carried > 0) done.add('debt');
        if ((row.credit_withheld ?? 0) > 0) done.add('credit');
        if (row.is_paid) done.add('salary');
      }
      expect(await faultsIn(at.database)).toEqual([]);
      for (const { salary_story_id } of await at.story(nina))
        if (salary_story_id) await at.refused(at.takeBack(salary_story_id));
    }),
    { numRuns: times(8, 40), examples: [[OVERPAID]] },
  );
  // The steps reach what the rules are about.
  expect([...done].toSorted()).toEqual(['credit', 'debt', 'salary']);
});

it('instalments sum to the credit, one a month, in order, past the skipped months', async () => {
  const nina = await at.hire();
  await alwaysAwaited(times(4, 12))(
    fc.integer({ min: 1, max: 20_000_00 }),
    fc.integer({ min: 1, max: 48 }),
    fc.array(fc.record({ month: fc.nat({ max: 30 }), skip: fc.boolean() }), { maxLength: 8 }),
    async (satang, duration, steps) => {
      const id = await at.operate(nina, { type: 'credit', amount: satang / 100, duration });
      for (const { month, skip } of steps) await at.refused(at.skip(id, month, skip));
      const [credit] = await at.credits(nina);
      const { instalments = [], skipped = [] } = credit ?? {};
      expect(instalments.map(({ amount }) => Math.round(amount * 100))).toEqual(instalmentsOf(satang, duration));
      expect(instalments.map(({ number }) => number)).toEqual(Array.from({ length: duration }, (_, n) => n + 1));
      const months = instalments.map((one) => monthsBetween(NOW, one));
      const free = skipped.map((one) => monthsBetween(NOW, one));
      // Every month from the first to the last is either withheld or skipped, once.
      expect([...months, ...free].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: months.length + free.length }, (_, month) => month),
      );
      expect(months).toEqual(months.toSorted((a, b) => a - b));
      expect(await faultsIn(at.database)).toEqual([]);
      await at.takeBack(id);
    },
  );
});

it('rows of a year are those of the month lists, and its totals their sums', async () => {
  const START = -13;
  const id = await at.hire(START, { employee_name: 'Год' });
  await at.operate(id, { type: 'credit', amount: 900, duration: 12 }, START);
  await at.operate(id, { type: 'overtime', hours: 2 }, -5);
  await at.operate(id, { type: 'bonus', amount: 700.5, description: 'Премия' }, -3);
  await at.operate(id, { type: 'salary', amount: 9000, accrued: 10_000 }, -1);
  await at.operate(id, { type: 'penalty', amount: 5000, description: 'Штраф' }, -1);
  await at.operate(id, { type: 'prepayment', amount: 4000 }, 0);
  const months = Array.from({ length: 1 - START }, (_, index) => START + index);
  for (const year of [NOW.year - 1, NOW.year]) {
    const body = { employee_id: id, year };
    const { items, totals } = await at.ask(salaryYear, { body });
    const within = months.filter((month) => inMonths(month).year === year);
    expect(items).toEqual(await Promise.all(within.map((month) => at.row(id, month))));
    expect(totals).toEqual(salaryTotals(items));
    const page = await at.ask(salaryYearPage, { body });
    expect(page).toEqual({ employee_name: 'Год', year, current: NOW, items, totals });
  }
});
