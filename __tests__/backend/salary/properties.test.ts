import fc from 'fast-check';
import { saveEmployee } from '@/lib/contract/salary';
import { amountDue } from '@/lib/domain/salary';
import { toSatang } from '@/lib/domain/money';
import { faultsIn } from '../../support/database';
import { inMonths, startPayroll, type Payroll } from './payroll';
import { times } from '../../support/effort';

let at: Payroll;
beforeAll(async () => {
  at = await startPayroll();
});
afterAll(() => at.close());

const MONTHS = [-2, -1, 0, 1] as const;
const month = fc.constantFrom(...MONTHS);
const satang = fc.integer({ min: 0, max: 25_000_00 });
const reason = fc.constant('Причина');

type Step =
  | { readonly kind: 'book'; readonly month: number; readonly operation: Parameters<Payroll['operate']>[1] }
  | { readonly kind: 'settle'; readonly month: number; readonly share: number; readonly allowance: boolean }
  | { readonly kind: 'take back' | 'skip' | 'unskip'; readonly at: number; readonly month: number }
  | { readonly kind: 'wages'; readonly month: number; readonly wages: number };

const amount = satang.map((value) => value / 100);
const operation = fc.oneof(
  fc.record({ type: fc.constantFrom('bonus' as const, 'penalty' as const), amount, description: reason }),
  fc.record({ type: fc.constant('prepayment' as const), amount }),
  fc.record({ type: fc.constant('salary' as const), amount, accrued: amount }),
  fc.record({
    type: fc.constant('overtime' as const),
    hours: fc.integer({ min: 0, max: 4000 }).map((one) => one / 100),
  }),
  fc.record({ type: fc.constant('credit' as const), amount, duration: fc.integer({ min: 1, max: 6 }) }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), month, operation }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('settle' as const), month },
      ...{ share: fc.constantFrom(1, 0.5), allowance: fc.boolean() },
    }),
  },
  fc.record({ kind: fc.constantFrom('take back' as const, 'skip' as const, 'unskip' as const), month, at: fc.nat(9) }),
  fc.record({ kind: fc.constant('wages' as const), month, wages: amount }),
);

/** Steps after which a month is overpaid, paid and has an instalment; those by chance may miss one of them. */
const OVERPAID: Step[] = [
  { kind: 'book', month: -2, operation: { type: 'credit', amount: 500, duration: 2 } },
  { kind: 'book', month: -2, operation: { type: 'prepayment', amount: 400 } },
  { kind: 'wages', month: -2, wages: 100 },
  { kind: 'wages', month: 0, wages: 20_000 },
  { kind: 'settle', month: 0, share: 1, allowance: false },
];

/** Refused by a rule, or done: never an internal error. */
const REFUSALS = /^(1 (salary|more|instalment|penalty|accrued)|5 |11 |47 )/;

async function take(nina: number, one: Step): Promise<void> {
  const story = await at.story(nina);
  const credits = await at.credits(nina);
  const bookings: Record<Step['kind'], () => Promise<unknown> | undefined> = {
    book: () => (one.kind === 'book' ? at.operate(nina, one.operation, one.month) : undefined),
    settle: () => (one.kind === 'settle' ? settle(nina, one) : undefined),
    'take back': () => {
      const rows = story.filter(({ salary_story_id }) => salary_story_id);
      const row = 'at' in one ? rows[one.at % rows.length] : undefined;
      return row && at.takeBack(row.salary_story_id ?? 0);
    },
    skip: () => skip(true),
    unskip: () => skip(false),
    wages: () =>
      one.kind === 'wages'
        ? at.boss(saveEmployee, { body: { employee_id: nina, wages: one.wages, ...inMonths(one.month) } })
        : undefined,
  };
  const skip = (skips: boolean) => {
    const credit = 'at' in one ? credits[one.at % credits.length] : undefined;
    return credit && at.skip(credit.credit_id, one.month, skips);
  };
  const refusal = await at.refused(bookings[one.kind]() ?? Promise.resolve());
  if (refusal !== null) expect(refusal).toMatch(REFUSALS);
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
      for (const one of steps) await take(nina, one);
      let carried = 0;
      for (const of of MONTHS) {
        const row = await at.row(nina, of);
        if (!row) throw new Error('The employee is not in the list');
        const figures = { ...row, premayment_paid: row.premayment_paid ?? 0 };
        expect([of, row.due]).toEqual([of, amountDue(figures)]);
        expect(await at.data(nina, of)).toMatchObject({ due: row.due, debt: row.debt, wages: row.wages });
        // What one month overpaid is the debt of the next.
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
    { numRuns: times(15, 40), examples: [[OVERPAID]] },
  );
  // The steps reach what the rules are about.
  expect([...done].toSorted()).toEqual(['credit', 'debt', 'salary']);
});
