import { unkeyed } from '../../support/command-call';
import { eq, isNull, and } from 'drizzle-orm';
import { expenses } from '@/backend/src/db/schema';
import { removeExpense } from '@/backend/src/expenses/remove';
import { transferExpense } from '@/backend/src/expenses/transfer';
import { post } from '@/backend/src/funds/ledger';
import { once } from '@/backend/src/http/command';
import { deleteExpense } from '@/lib/contract/expenses';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import { standingOf, readSettings } from '@/lib/env';
import { faultsIn } from '../../support/database';
import { startMoney, ZONE, type Money } from './money-venue';
import { times } from '../../support/effort';

const ROUNDS = times(10, 50);
const AT_ONCE = 20;

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());

const caller = { user_id: 1, login: 'admin', permissions: MAX_PERMISSION };
const standing = standingOf(readSettings({}));
const db = () => money.database.db;
type Work = Parameters<ReturnType<typeof db>['transaction']>[0];
/** Runs work as `command` does, without HTTP. */
const command = (work: Work) =>
  once(db(), deleteExpense, unkeyed, {}, async (tx) => {
    await work(tx);
    return {};
  });
const remove = (id: number) => command((tx) => removeExpense(tx, id, { caller, standing, zone: ZONE }));
const transfer = (id: number) => command((tx) => transferExpense(tx, 1, id, ZONE));
const all = (work: (index: number) => Promise<unknown>) =>
  Promise.allSettled([...Array(AT_ONCE).keys()].map((index) => work(index)));
const won = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'fulfilled').length;

it(`one of ${AT_ONCE} concurrent removals of one row wins, ${ROUNDS} times`, async () => {
  const before = await money.balances();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { expense_id } = round % 2 ? await money.pay({ card: round * 100 }) : await money.serve(300_00);
    expect(won(await all(() => remove(expense_id)))).toBe(1);
  }
  expect(await money.balances()).toEqual(before);
  expect(await faultsIn(money.database)).toEqual([]);
});

it(`concurrent transfers and a removal of one row leave the money where it was, ${ROUNDS} times`, async () => {
  const before = await money.balances();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { expense_id } = round % 2 ? await money.pay() : await money.serve(300_00);
    const settled = await all((index) => (index === AT_ONCE / 2 ? remove(expense_id) : transfer(expense_id)));
    const refused = settled.filter(({ status }) => status === 'rejected').length;
    // Anything after the removal found no standing row.
    expect(settled[AT_ONCE / 2]?.status).toBe('fulfilled');
    expect(refused).toBeLessThan(AT_ONCE);
  }
  expect(await money.balances()).toEqual(before);
  expect(await faultsIn(money.database)).toEqual([]);
});

it('checking first and booking afterwards would refund many times', async () => {
  const before = await money.balances();
  const { expense_id } = await money.serve(300_00);
  const naive = async () => {
    const [row] = await db().select().from(expenses).where(eq(expenses.expense_id, expense_id));
    if (!row || row.removed_at) throw new Error('taken back already');
    // Waits for nobody and does not check whether it marked the row itself.
    await db().transaction(async (tx) => {
      const [removed_entry_id = null] = await post(tx, [
        {
          ...{ kind: 'expense_removal', description: '', user_id: 1 },
          postings: [
            { account: 'safe', amount: -row.cost },
            { account: 'expenses', amount: row.cost },
          ],
          expenses: [{ flow: 'operation', cost: -row.cost }],
        },
      ]);
      await tx
        .update(expenses)
        .set({ removed_at: new Date(), removed_by: 1, removed_entry_id })
        .where(and(eq(expenses.expense_id, expense_id), isNull(expenses.removed_at)));
    });
  };
  const settled = await all(naive);
  const many = won(settled);
  expect(many).toBeGreaterThan(1);
  // The check of the balances detects this.
  expect(await money.balances()).not.toEqual(before);
  expect((await money.balances()).safe).toBe(before.safe + (many - 1) * 300_00);
});
