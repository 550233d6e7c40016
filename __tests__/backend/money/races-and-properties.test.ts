import { unkeyed } from '../../support/command-call';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { expenses, fundEntries, users } from '@/backend/src/db/schema';
import { post } from '@/backend/src/ledger/funds/ledger';
import { operate } from '@/backend/src/sections/funds/operations';
import { once } from '@/backend/src/http/command';
import { serviceEntry } from '@/backend/src/sections/funds/service';
import { operateFunds } from '@/lib/sections/funds/contract';
import { times } from '../../support/effort';
import { startStack } from '../../support/stack';
import { give, held } from './money';

const ROUNDS = times(3, 50);
const AT_ONCE = 20;
const BAHT = 100;

const stack = startStack();
let adminId: number;
beforeAll(async () => {
  adminId = (await db().select().from(users))[0]?.user_id ?? 0;
});

const db = () => stack.database.db;
/** Runs work as `command` does, without HTTP. */
const command = (work: (tx: Transaction) => Promise<unknown>) => once(db(), operateFunds, unkeyed, {}, work);
const all = (one: (index: number) => Promise<unknown>) => Promise.allSettled([...Array(AT_ONCE).keys()].map(one));
const done = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'fulfilled').length;
const causes = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    const { cause, message } = one.reason as { cause?: { constraint?: string; code?: string }; message: string };
    return [cause?.constraint ?? cause?.code ?? message];
  });
const setTo = async (amounts: Partial<Awaited<ReturnType<typeof held>>>) => {
  const now = await held(stack);
  const gap = Object.entries(amounts).filter(([fund, amount]) => now[fund as keyof typeof now] !== amount);
  await give(stack, Object.fromEntries(gap.map(([fund, amount]) => [fund, amount - now[fund as keyof typeof now]])));
};

describe('the last baht', () => {
  const service = { category_id: 16, name: 'Лёд', price: BAHT, use_own_funds: false, user_id: null };
  it.each([
    ['cashier_withdrawal', 'cashier'],
    ['safe_withdrawal', 'safe'],
    ['transfer_from_cashier_to_safe', 'cashier'],
    ['transfer_from_bank_to_safe', 'bank'],
    ['service', 'safe'],
  ] as const)(`is taken by one of ${AT_ONCE} concurrent %s calls, ${ROUNDS} times`, async (what, from) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await setTo({ [from]: BAHT });
      const settled = await all(() =>
        command((tx) => (what === 'service' ? post(tx, [serviceEntry(service)]) : operate(tx, adminId, what, BAHT))),
      );
      expect(done(settled)).toBe(1);
      expect(new Set(causes(settled))).toEqual(new Set(['fund_balances_covered']));
      expect((await held(stack))[from]).toBe(0);
    }
  });

  it('a naive write-back of an old balance is refused by the database', async () => {
    await setTo({ cashier: BAHT });
    // All of them read before any of them books.
    const before = await held(stack);
    const settled = await all(() =>
      // Without precautions: read committed, and no retry.
      db().transaction(async (tx) => {
        if (before.cashier < BAHT) throw new Error('The balance is too low');
        const [entry] = await tx.insert(fundEntries).values({ kind: 'cashier_withdrawal' }).returning();
        const { entry_id } = entry!;
        const out = before.cashier - BAHT;
        await tx.execute(sql`
          insert into fund_postings (entry_id, account, amount, balance_after)
          values (${entry_id}, 'cashier', ${-BAHT}, ${out})`);
        await tx.execute(sql`
          insert into fund_postings (entry_id, account, amount, balance_after)
          select ${entry_id}, 'owner', ${BAHT}, balance + ${BAHT} from fund_balances where account = 'owner'`);
        const { safe, bank } = before;
        const about = { kind: 'cashier_withdrawal', flow: 'operation', cost: -BAHT } as const;
        const cash = { paidtype: 'cash', fund: 'cashier', cashier_before: before.cashier, cashier_after: out } as const;
        const others = { safe_before: safe, safe_after: safe, bank_before: bank, bank_after: bank };
        await tx.insert(expenses).values({ entry_id, expense_time: new Date(), ...about, ...cash, ...others });
      }),
    );
    expect(done(settled)).toBe(1);
    expect((await held(stack)).cashier).toBe(0);
  });
});

it.each(['set_cashier_balance', 'set_safe_balance', 'set_bank_balance'] as const)(
  `concurrent %s calls leave the value of one of ${AT_ONCE}, ${ROUNDS} times`,
  async (operation) => {
    const fund = operation.split('_')[1] as 'cashier' | 'safe' | 'bank';
    for (let round = 0; round < ROUNDS; round += 1) {
      const settled = await all((index) => command((tx) => operate(tx, adminId, operation, (index + 1) * BAHT)));
      expect(done(settled)).toBe(AT_ONCE);
      const now = (await held(stack))[fund] / BAHT;
      expect(Number.isInteger(now) && now >= 1 && now <= AT_ONCE).toBe(true);
    }
  },
);
