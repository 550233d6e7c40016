import fc from 'fast-check';
import { removeExpense } from '@/backend/src/sections/expenses/remove';
import { transferExpense as moveExpense } from '@/backend/src/sections/expenses/transfer';
import { deleteExpense, transferExpense, type Expense } from '@/lib/sections/expenses/contract';
import { operateFunds } from '@/lib/sections/funds/contract';
import { toSatang } from '@/lib/domain/money';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { specialLoginsOf, readSettings } from '@/lib/env';
import { faultsIn } from '../../support/database';
import { times } from '../../support/effort';
import { startMoney, ZONE, DAIQUIRI, LIME, RUM } from './money-venue';

const ROUNDS = times(4, 50);
const AT_ONCE = 20;

const money = startMoney();

const caller = { user_id: 1, login: 'admin', permissions: MAX_PERMISSION };
const special = specialLoginsOf(readSettings({}));
const remove = (id: number) => money.book((tx) => removeExpense(tx, id, { caller, special, zone: ZONE }));
const transfer = (id: number) => money.book((tx) => moveExpense(tx, 1, id, ZONE));

it(`concurrent transfers and a removal of one row leave the money where it was, ${ROUNDS} times`, async () => {
  const before = await money.balances();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { expense_id } = round % 2 ? await money.pay() : await money.serve(300_00);
    const calls = Array.from({ length: AT_ONCE }, (_, index) => (index === AT_ONCE / 2 ? remove : transfer));
    const settled = await Promise.allSettled(calls.map((call) => call(expense_id)));
    const refused = settled.filter(({ status }) => status === 'rejected').length;
    // Anything after the removal found no standing row.
    expect(settled[AT_ONCE / 2]?.status).toBe('fulfilled');
    expect(refused).toBeLessThan(AT_ONCE);
  }
  expect(await money.balances()).toEqual(before);
});

const satang = fc.integer({ min: 1, max: 500_00 });
const line = fc.tuple(fc.constantFrom(RUM, LIME), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99 }));
const lines = fc.array(line, { minLength: 1, maxLength: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('service' as const), price: satang, own: fc.boolean() }),
  fc.record({
    kind: fc.constant('order' as const),
    pieces: fc.integer({ min: 1, max: 4 }),
    card: fc.constantFrom(0, 100_00, 1e9),
    discount: fc.constantFrom(0, 100),
  }),
  fc.record({ kind: fc.constant('purchase' as const), lines, later: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('transfer' as const, 'remove' as const), at: fc.nat({ max: 30 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Orders paid in cash, by both, and by card. Each is transferred and then removed. */
const TRANSFERS = ([0, 100_00, 1e9] as const).map((card): [Step[]] => [
  [
    { kind: 'order', pieces: 2, card, discount: 0 },
    { kind: 'transfer', at: 0 },
    { kind: 'remove', at: 0 },
  ],
]);

/** After the deposits were taken back the safe is empty, and a booking fails as a whole. */
async function ifCovered(booking: Promise<unknown>): Promise<void> {
  await booking.catch((error: unknown) => {
    if ((error as { cause?: { constraint?: string } }).cause?.constraint !== 'fund_balances_covered') throw error;
  });
}

async function take(one: Step): Promise<void> {
  if (one.kind === 'service') await ifCovered(money.serve(one.price, {}, { own: one.own }));
  else if (one.kind === 'order') {
    const lines = [{ menu_id: DAIQUIRI, quantity: one.pieces }];
    await money.pay({ card: one.card, discount_percent: one.discount, lines });
  } else if (one.kind === 'purchase') await ifCovered(money.deliver(one.lines, { pay_later: one.later }));
  else {
    const rows = (await money.list()).filtered_records;
    const row = rows[one.at % rows.length];
    const body = { expense_id: row?.expense_id ?? 0 };
    const code = await money.code(money.ask(one.kind === 'transfer' ? transferExpense : deleteExpense, { body }));
    // Refused by a rule, or done: never an internal error.
    expect([null, 1, 5, 11]).toContain(code);
  }
}

const sum = (rows: readonly Expense[], of: (row: Expense) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Totals by the rule in docs/domain.md, Expenses, added up from the rows one by one. */
function addedUp(rows: readonly Expense[]) {
  const counted = rows.filter(
    (row) => row.removed_time === null && row.flow !== 'operation' && row.paidtype !== 'others',
  );
  const card = (row: Expense) =>
    row.paidtype === 'mixed'
      ? toSatang(row.bank_after ?? 0) - toSatang(row.bank_before ?? 0)
      : row.paidtype === 'card'
        ? toSatang(row.cost)
        : 0;
  const cash = (row: Expense) => toSatang(row.cost) - card(row);
  const income = counted.filter(({ flow }) => flow === 'income');
  const outcome = counted.filter(({ flow }) => flow === 'outcome');
  return {
    total_cash_income: sum(income, cash),
    total_card_income: sum(income, card),
    total_cash_outcome: 0 - sum(outcome, cash),
    total_card_outcome: 0 - sum(outcome, card),
    total_profit: sum(counted, (row) => toSatang(row.cost)),
  };
}

it('books agree and totals are sums of rows after any bookings, transfers and removals', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
    await money.ask(operateFunds, { body: { operation: 'safe_deposit', amount: 100_000 } });
    for (const one of steps) await take(one);
    expect(await faultsIn(money.database)).toEqual([]);
    const { filtered_records, total_records, ...totals } = await money.list();
    expect(total_records).toBe(filtered_records.length);
    for (const [name, satang] of Object.entries(addedUp(filtered_records)))
      expect([name, toSatang(totals[name as 'total_income']!)]).toEqual([name, satang]);
  });
  await fc.assert(property, { numRuns: times(8, 40), examples: TRANSFERS });
});
