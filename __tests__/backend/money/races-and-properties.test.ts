import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { countCash, settle } from '@/backend/src/sections/days/closing';
import { expenses, fundEntries, users } from '@/backend/src/db/schema';
import { post } from '@/backend/src/ledger/funds/ledger';
import { operate } from '@/backend/src/sections/funds/operations';
import { inBooks } from '@/backend/src/http/command';
import { serviceEntry } from '@/backend/src/sections/funds/service';
import type { FundOperation } from '@/lib/sections/funds/contract';
import { FUND_OPERATIONS } from '@/lib/contract/fund-operations';
import { laidOut } from '@/lib/sections/days/rules/close';
import { times } from '../../support/effort';
import { startStack } from '../../support/stack';
import { give, held, nextDay, ZONE } from './money';
import { alwaysAwaited } from '../../support/always';

const ROUNDS = times(3, 50);
const AT_ONCE = 20;
const BAHT = 100;

const stack = startStack();
let adminId: number;
beforeAll(async () => {
  adminId = (await db().select().from(users))[0]?.user_id ?? 0;
});

const db = () => stack.database.db;
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
        inBooks<unknown>(db(), (tx) =>
          what === 'service' ? post(tx, [serviceEntry(service)]) : operate(tx, adminId, what, BAHT),
        ),
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

describe('income', () => {
  const IN: readonly FundOperation[] = ['cashier_deposit', 'safe_deposit'];
  it.each(IN)(`by ${AT_ONCE} concurrent %s calls is complete, ${ROUNDS} times`, async (operation) => {
    const fund = operation === 'cashier_deposit' ? 'cashier' : 'safe';
    const before = (await held(stack))[fund];
    for (let round = 0; round < ROUNDS; round += 1)
      expect(done(await all((index) => inBooks(db(), (tx) => operate(tx, adminId, operation, index + 1))))).toBe(
        AT_ONCE,
      );
    expect((await held(stack))[fund]).toBe(before + (ROUNDS * AT_ONCE * (AT_ONCE + 1)) / 2);
  });

  it.each(['set_cashier_balance', 'set_safe_balance', 'set_bank_balance'] as const)(
    `concurrent %s calls leave the value of one of ${AT_ONCE}, ${ROUNDS} times`,
    async (operation) => {
      const fund = operation.split('_')[1] as 'cashier' | 'safe' | 'bank';
      for (let round = 0; round < ROUNDS; round += 1) {
        const settled = await all((index) =>
          inBooks(db(), (tx) => operate(tx, adminId, operation, (index + 1) * BAHT)),
        );
        expect(done(settled)).toBe(AT_ONCE);
        const now = (await held(stack))[fund] / BAHT;
        expect(Number.isInteger(now) && now >= 1 && now <= AT_ONCE).toBe(true);
      }
    },
  );
});

it(`of ${AT_ONCE} closes of one count and withdrawals at once one is booked, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await nextDay(stack);
    await setTo({ cashier: 1000 * BAHT });
    let close_id = 0;
    const denominations = laidOut(1010 * BAHT);
    await inBooks(db(), async (tx) => (close_id = await countCash(tx, adminId, { denominations }, ZONE)));
    const { safe } = await held(stack);
    const settled = await all((index) =>
      index % 2 === 0
        ? inBooks(db(), (tx) => settle(tx, adminId, { close_id, reason: 'Чаевые', float: 0 }, ZONE))
        : inBooks(db(), (tx) => operate(tx, adminId, 'cashier_withdrawal', 900 * BAHT)),
    );
    expect(done(settled)).toBe(1);
    const now = await held(stack);
    expect([
      [0, safe + 1010 * BAHT],
      [100 * BAHT, safe],
    ]).toContainEqual([now.cashier, now.safe]);
  }
});

const OPERATIONS = Object.keys(FUND_OPERATIONS) as FundOperation[];
const FUNDS = ['cashier', 'safe', 'bank'] as const;
const satang = fc.integer({ min: 1, max: 500_000 });
/** Whether it was booked; a refused booking leaves nothing behind. */
const tried = async (work: Promise<unknown>): Promise<boolean> =>
  (await Promise.allSettled([work]))[0].status === 'fulfilled';

it('after any operations a fund is the sum of what was booked and never below zero', async () => {
  const operation = fc.record({ kind: fc.constantFrom(...OPERATIONS), amount: satang });
  const service = fc.record({ category_id: fc.constantFrom(16, 46), price: satang, use_own_funds: fc.boolean() });
  await alwaysAwaited(times(8, 30))(fc.array(fc.oneof(operation, service), { maxLength: 15 }), async (steps) => {
    const model = await held(stack);
    for (const step of steps) {
      const next = { ...model };
      if ('kind' in step) {
        const to = /_(cashier|safe|bank)_balance/.exec(step.kind)?.[1] as (typeof FUNDS)[number] | undefined;
        const from = /transfer_from_(cashier|bank)/.exec(step.kind)?.[1] as (typeof FUNDS)[number] | undefined;
        const own = /^(cashier|safe)_(deposit|withdrawal)$/.exec(step.kind);
        if (to) next[to] = step.amount;
        if (from) {
          next[from] -= step.amount;
          next.safe += step.amount;
        }
        if (own) next[own[1] as 'cashier' | 'safe'] += own[2] === 'deposit' ? step.amount : -step.amount;
      } else if (!step.use_own_funds) next.safe += step.category_id === 46 ? step.price : -step.price;
      const booked = await tried(
        db().transaction(async (tx) => {
          if ('kind' in step) await operate(tx, null, step.kind, step.amount);
          else await post(tx, [serviceEntry({ ...step, name: 'Лёд', user_id: null })]);
        }),
      );
      expect(booked).toBe(FUNDS.every((fund) => next[fund] >= 0));
      if (booked) Object.assign(model, next);
    }
    expect(await held(stack)).toEqual(model);
  });
});
