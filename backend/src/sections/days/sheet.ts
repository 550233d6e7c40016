import { sql, type SQL } from 'drizzle-orm';
import type { DaySheet } from '@/lib/sections/days/contract';
import { toBaht, inBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { readRows, readOne } from '../../db/rows';
import { beforeNoon } from '../../ledger/days/closed-days';
import { daysBefore } from '@/lib/domain/usual-sales';

export interface Day {
  readonly business_date: string;
  /** End of the previous sheet. */
  readonly since: Date;
  /** Later movements belong to the next sheet. */
  readonly until: Date;
  readonly zone: string;
}

/** Whether a moment lies within the sheet: after its start, up to its end. */
export const within = (time: SQL, { since, until }: Pick<Day, 'since' | 'until'>): SQL =>
  sql`${time} > ${since.toISOString()}::timestamptz and ${time} <= ${until.toISOString()}::timestamptz`;

/** Line of the sheet for a movement of the cashbox, by its purpose. An undo is on the line of what it undid. */
type Place = 'orders' | 'rounding' | 'deposits' | 'withdrawals' | 'to_safe' | 'expenses' | 'corrections';
const BY_KIND: Readonly<Record<string, Place>> = {
  opening: 'deposits',
  cashier_deposit: 'deposits',
  cashier_withdrawal: 'withdrawals',
  transfer_from_cashier_to_safe: 'to_safe',
  day_close_to_safe: 'to_safe',
  cash_rounding: 'rounding',
};

/**
 * Line of an expense: paid by the cashbox to an expense account, or moved there from the safe or the bank that had
 * paid.
 */
function placeOf(kind: string, others: readonly string[]): Place {
  const known = BY_KIND[kind];
  if (known) return known;
  if (others.includes('sales') || others.includes('bank')) return 'orders';
  return others.includes('adjustment') || others.includes('owner') ? 'corrections' : 'expenses';
}

/**
 * Movements of the cashbox in satang: before the sheet began, and by line of the sheet. Reads only rows since the sheet
 * began, by the expenses' index: the opening is today's balance less these.
 */
async function cashOf(db: Queries, day: Day) {
  const rows = await readRows<{ kind: string; others: string[] | null; before: boolean; amount: number }>(db)`
    with since as (
      select distinct entry_id from expenses where expense_time > ${day.since.toISOString()}::timestamptz
    ), cash as (
      select entry_id, entry_time, kind, amount, case when kind = 'expense_removal' then description::int end as undid
      from since join fund_entries using (entry_id) join fund_postings using (entry_id) where account = 'cashier'
    ), of_day as (
      select coalesce(undone.kind, cash.kind) as kind, amount,
        (select array_agg(p.account order by p.account) from fund_postings p
          where p.entry_id = cash.entry_id and p.account <> 'cashier') as others
      from cash left join expenses undone on undone.expense_id = undid
      where ${within(sql`entry_time`, day)}
    )
    select '' as kind, null as others, true as before,
      ((select balance from fund_balances where account = 'cashier') - coalesce(sum(amount), 0))::float8 as amount from cash
    union all
    select kind, others, false, sum(amount)::float8 from of_day group by kind, others`;
  const sums = {
    opening: 0,
    orders: 0,
    deposits: 0,
    withdrawals: 0,
    to_safe: 0,
    expenses: 0,
    corrections: 0,
    rounding: 0,
  };
  for (const { kind, others, before, amount } of rows) sums[before ? 'opening' : placeOf(kind, others ?? [])] += amount;
  return sums;
}

type CashierRow = { readonly user_name: string } & Readonly<
  Record<'orders' | 'cash' | 'card' | 'discount' | 'cancelled', number>
>;

/** The sheet's orders by cashier, in satang. Orders taken back are only counted. */
async function ordersOf(db: Queries, day: Day) {
  return readRows<CashierRow>(db)`
    select coalesce(person, cashier_name) as user_name, count(*) filter (where cancelled_at is null)::int as orders,
      coalesce(sum(paid_cash) filter (where cancelled_at is null), 0)::float8 as cash,
      coalesce(sum(paid_card) filter (where cancelled_at is null), 0)::float8 as card,
      coalesce(sum(discount) filter (where cancelled_at is null), 0)::float8 as discount,
      count(cancelled_at)::int as cancelled
    from expenses join orders using (order_number) left join users on users.user_id = cashier_id
    where ${within(sql`expense_time`, day)}
    group by 1 order by 1`;
}

const MOST_NAMED = 100;

/** The sheet's orders that were paid outside its business day; undefined without any. */
async function otherDays(db: Queries, day: Day): Promise<DaySheet['other_days']> {
  const { business_date, zone } = day;
  const bounds = [business_date, daysBefore(business_date, -1)].map((date) => beforeNoon(date, zone).toISOString());
  const row = await readOne<{ orders: number; cash: number; card: number; order_numbers: number[] | null }>(
    db,
    'cash',
    'card',
  )`
    select count(*)::int as orders, coalesce(sum(paid_cash), 0)::float8 as cash, coalesce(sum(paid_card), 0)::float8 as card,
      (array_agg(order_number order by order_number))[1:${MOST_NAMED}::int] as order_numbers
    from expenses join orders using (order_number)
    where ${within(sql`expense_time`, day)} and cancelled_at is null
      and (expense_time <= ${bounds[0]}::timestamptz or expense_time > ${bounds[1]}::timestamptz)`;
  return row.order_numbers ? { ...row, order_numbers: row.order_numbers } : undefined;
}

/**
 * The money of a business day from the ledger, in baht: the cashbox at the end of the previous sheet, and every movement
 * since then, so that each movement is on exactly one sheet. The expected cash is `opening + cash_income + rounding +
 * deposits - withdrawals - to_safe - expenses + corrections`. A cancelled order of this sheet leaves no trace; one of
 * another sheet is a correction.
 */
export async function readDaySheet(db: Queries, day: Day): Promise<DaySheet> {
  const cash = await cashOf(db, day);
  const cashiers = await ordersOf(db, day);
  const other_days = await otherDays(db, day);
  const total = (key: 'orders' | 'cash' | 'card' | 'discount' | 'cancelled') =>
    cashiers.reduce((sum, row) => sum + row[key], 0);
  return {
    business_date: day.business_date,
    opening: toBaht(cash.opening),
    orders: total('orders'),
    cash_income: toBaht(total('cash')),
    card_income: toBaht(total('card')),
    discount: toBaht(total('discount')),
    deposits: toBaht(cash.deposits),
    withdrawals: toBaht(0 - cash.withdrawals),
    to_safe: toBaht(0 - cash.to_safe),
    expenses: toBaht(0 - cash.expenses),
    corrections: toBaht(cash.corrections + cash.orders - total('cash')),
    cancelled: total('cancelled'),
    ...(cash.rounding !== 0 && { rounding: toBaht(cash.rounding) }),
    ...(other_days && { other_days }),
    by_cashier: cashiers
      .filter(({ orders }) => orders > 0)
      .map(({ user_name, orders, ...sums }) => ({ user_name, orders, ...inBaht(sums, 'cash', 'card') })),
  };
}
