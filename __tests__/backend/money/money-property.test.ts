import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { menuItems, users } from '@/backend/src/db/schema';
import { readDaySheet } from '@/backend/src/days/sheet';
import { settlingEntries } from '@/backend/src/days/closing';
import { post, type FundEntry } from '@/backend/src/funds/ledger';
import { balanceOf, moveEntry, operate, undoOperation } from '@/backend/src/funds/operations';
import { payOrders } from '@/backend/src/orders/pay';
import { serviceEntry } from '@/backend/src/services/service';
import { FUND_OPERATIONS, type FundOperation } from '@/lib/contract/funds';
import { toSatang } from '@/lib/domain/money';
import { businessDate } from '@/lib/domain/venue-time';
import { faultsIn } from '../../support/database';
import { startStack, type Stack } from '../../support/stack';
import { held, ZONE } from './money';
import { times } from '../../support/effort';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.database.db
    .insert(menuItems)
    .values({ item_id: 10, is_file: true, name: 'Чай', retail_price: 50_00, max_discount: 100 });
});
afterAll(() => stack.close());

const OPERATIONS = Object.keys(FUND_OPERATIONS) as FundOperation[];
const FUNDS = ['cashier', 'safe', 'bank'] as const;
const satang = fc.integer({ min: 1, max: 500_000 });
const db = () => stack.database.db;
/** Whether it was booked; a refused booking leaves nothing behind. */
const tried = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

test('after any operations a fund is the sum of what was booked and never below zero', async () => {
  const operation = fc.record({ kind: fc.constantFrom(...OPERATIONS), amount: satang });
  const service = fc.record({ category_id: fc.constantFrom(16, 46), price: satang, use_own_funds: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(operation, service), { maxLength: 15 }), async (steps) => {
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
    }),
    { numRuns: times(12, 30) },
  );
  expect(await faultsIn(stack.database)).toEqual([]);
});

test('an operation that is taken back leaves the funds as they were, whatever stood between', async () => {
  const step = fc.record({ kind: fc.constantFrom(...OPERATIONS), amount: satang, undo: fc.boolean() });
  const { user_id } = (await db().select().from(users))[0] as { user_id: number };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const changes: { kind: FundOperation; amount: number; by: Awaited<ReturnType<typeof held>> }[] = [];
      for (const { kind, amount, undo } of steps) {
        const before = await held(stack);
        const last = changes.at(-1);
        if (undo && last) {
          const done = await tried(
            db().transaction((tx) => undoOperation(tx, user_id, { operation: last.kind, amount: last.amount })),
          );
          const after = await held(stack);
          for (const fund of FUNDS) expect(after[fund]).toBe(before[fund] - (done ? last.by[fund] : 0));
          if (done) changes.pop();
          continue;
        }
        if (!(await tried(db().transaction((tx) => operate(tx, user_id, kind, amount))))) continue;
        const after = await held(stack);
        const by = { ...after };
        for (const fund of FUNDS) by[fund] = after[fund] - before[fund];
        if (FUNDS.some((fund) => by[fund] !== 0)) changes.push({ kind, amount, by });
      }
    }),
    { numRuns: times(8, 20) },
  );
  expect(await faultsIn(stack.database)).toEqual([]);
});

/** Three days of trade in the past, so that a sheet has a day before and one after it. */
const FIRST_NOON = Date.parse('2025-03-01T05:00:00Z');
const HOURS = 72;

const thing = fc.record({
  hour: fc.double({ min: 0, max: HOURS, noNaN: true }),
  what: fc.oneof(
    fc.record({ order: fc.integer({ min: 1, max: 9 }), card: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({
      kind: fc.constantFrom('cashier_deposit', 'cashier_withdrawal', 'transfer_from_cashier_to_safe'),
      amount: satang,
    }),
    fc.record({ kind: fc.constant('set_cashier_balance'), amount: satang }),
    fc.record({ kind: fc.constant('paid from the cashbox'), amount: satang }),
    fc.record({ kind: fc.constant('close'), amount: fc.integer({ min: -300, max: 300 }) }),
  ),
});

test('on every sheet, opening plus movements is the expected cash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(thing, { minLength: 3, maxLength: 20 }), async (things) => {
      // Each run uses its own time, after the previous one.
      const [{ last }] = (
        await db().execute<{ last: Date | null }>(
          sql`select max(entry_time) as last from fund_entries where entry_time < '2026-01-01'`,
        )
      ).rows as [{ last: string | null }];
      const day = 24 * 3600e3;
      const from =
        last === null ? FIRST_NOON : FIRST_NOON + Math.ceil((new Date(last).getTime() - FIRST_NOON) / day + 1) * day;
      const inOrder = things.toSorted((a, b) => a.hour - b.hour);
      for (const { hour, what } of inOrder) {
        const entry_time = new Date(from + Math.floor(hour * 3600e3));
        const about = { description: '', user_id: null, entry_time };
        const move = (kind: string, account: FundEntry['postings'][number]['account'], amount: number) =>
          moveEntry({ from: 'cashier', to: account }, amount, { ...about, kind });
        await tried(
          db().transaction(async (tx) => {
            if ('order' in what) {
              const lines = [{ menu_id: 10, quantity: what.order }];
              const cardShare = (sum: number) => Math.floor(sum * what.card);
              const who = { place_id: 16, table: '1', cashier_id: null, discount_percent: 10 };
              await payOrders(tx, [{ ...who, lines, cardShare, opened_time: entry_time, paid_time: entry_time }], ZONE);
            } else if (what.kind === 'close') {
              const expected = await balanceOf(tx, 'cashier');
              const counted = Math.max(0, expected + what.amount);
              const settled = {
                counted,
                expected,
                float: Math.floor(counted / 2),
                reason: 'x',
                user_id: null,
                entry_time,
              };
              const { adjustment, transfer } = settlingEntries(settled);
              await post(
                tx,
                [adjustment, transfer].filter((entry) => entry !== null),
              );
            } else if (what.kind === 'set_cashier_balance') {
              const change = what.amount - (await balanceOf(tx, 'cashier'));
              await post(tx, [move(what.kind, 'adjustment', -change)]);
            } else if (what.kind === 'paid from the cashbox')
              await post(tx, [move('service', 'expenses', what.amount)]);
            else if (what.kind === 'cashier_deposit') await post(tx, [move(what.kind, 'owner', -what.amount)]);
            else if (what.kind === 'cashier_withdrawal') await post(tx, [move(what.kind, 'owner', what.amount)]);
            else await post(tx, [move(what.kind, 'safe', what.amount)]);
          }),
        );
      }
      for (let date = 0; date < 3; date += 1) {
        const until = new Date(from + (date + 1) * day - 1);
        const business_date = businessDate(Math.floor(until.getTime() / 1000), ZONE);
        const sheet = await readDaySheet(db(), { business_date, until, zone: ZONE });
        const [there] = (
          await db().execute<{ held: string }>(sql`
            select coalesce(sum(amount), 0)::text as held from fund_postings join fund_entries using (entry_id)
            where account = 'cashier' and entry_time <= ${until.toISOString()}::timestamptz`)
        ).rows;
        const { opening, cash_income, deposits, withdrawals, to_safe, expenses, corrections } = sheet;
        const sum = [opening, cash_income, deposits, -withdrawals, -to_safe, -expenses, corrections];
        expect(sum.reduce((total, baht) => total + toSatang(baht), 0)).toBe(Number(there?.held));
        const cash = sheet.by_cashier.reduce((total, row) => total + toSatang(row.cash), 0);
        const card = sheet.by_cashier.reduce((total, row) => total + toSatang(row.card), 0);
        expect([cash, card]).toEqual([toSatang(cash_income), toSatang(sheet.card_income)]);
        expect(Math.min(deposits, withdrawals, to_safe, expenses, cash_income)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: times(10, 25) },
  );
  expect(await faultsIn(stack.database)).toEqual([]);
});
