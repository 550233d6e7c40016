import { sql } from 'drizzle-orm';
import { OUTSIDE_INCOME, WRITTEN_OFF } from '@/lib/sections/statistics/lists/expense-categories';
import { within, seconds } from '../../db/time';
import { expensesIn, NO_PLACE, stockIn } from '../../ledger/sales/sources';
import type { Behind, Rows } from './query';

/** Expenses without a category are spending; the subtotal of income less losses must not include them. */
const NO_CATEGORY = 0;
const RUNNING = 2;
const OTHER = 4;

/** Category under which an expense is counted: row 99 holds stock losses, so that money booked there has no category. */
const countedCategory = sql`coalesce(nullif(category_id, ${WRITTEN_OFF}::int), ${NO_CATEGORY}::int)`;

const baht = (category: number) => sql`coalesce(sum(cost) filter (where category_id = ${category}::int), 0) / 100.0`;

/**
 * Expenses of each category for the venue as a whole, whoever paid: expenses have no place. Category 46 is income, 99
 * is stock losses less what was found.
 */
export const expenseCategories: Rows<'statistics', 'expense_categories'> = (asked) => ({
  select: {
    group_id: sql`coalesce(c.group_id, case when category_id = ${NO_CATEGORY}::int then ${RUNNING}::int else ${OTHER}::int end)`,
    category_id: sql`category_id`,
    category_name: sql`coalesce(c.name, '')`,
    cost: sql`cost`,
  },
  besides: { unfunded: sql`unfunded` },
  from: sql`(
      select category_id, sum(case when category_id = ${OUTSIDE_INCOME}::int then cost else -cost end) as cost,
        sum(case when funded or category_id = ${OUTSIDE_INCOME}::int then 0 else -cost end) as unfunded
      from (select ${countedCategory} as category_id, flow, funded, cost from ${expensesIn(asked)} booked) spent
      where flow = 'outcome' or category_id = ${OUTSIDE_INCOME}::int
      group by category_id
      union all
      select ${WRITTEN_OFF}::int, sum(case when kind in ('recharge', 'write_off_undo') then -amount else amount end), 0
      from ${stockIn({ ...asked, placeId: NO_PLACE })} lost
      where kind in ('write_off', 'shortfall', 'recharge', 'write_off_undo')
    ) costs
    left join expense_categories c using (category_id)
    where cost is not null`,
  totals: {
    select: {
      total_cost: sql`coalesce(sum(cost) filter (
        where category_id not in (${OUTSIDE_INCOME}::int, ${WRITTEN_OFF}::int)), 0) / 100.0`,
      unfunded_cost: sql`coalesce(sum(unfunded), 0) / 100.0`,
      outside_revenue: baht(OUTSIDE_INCOME),
      written_off_cost: baht(WRITTEN_OFF),
    },
  },
});

/** Expenses of a category for the venue as a whole, without those taken back; 0 is no category. */
export const expensesOfCategory: Behind<'statistics', 'expense_categories'> = ({ bounds, category_id }) => ({
  select: {
    expense_id: sql`expense_id`,
    name: sql`e.name`,
    quantity: sql`quantity`,
    price: sql`case when category_id = ${OUTSIDE_INCOME}::int then cost else -cost end`,
    time: seconds(sql`expense_time`),
    description: sql`coalesce(entry.description, '')`,
    user: sql`coalesce(person, '')`,
    kind: sql`e.kind`,
    purchase_number: sql`purchase_number`,
  },
  from: sql`expenses e
    join fund_entries entry using (entry_id)
    left join users u on u.user_id = e.user_id
    where e.removed_at is null and ${countedCategory} = ${category_id}::int
      and (flow = 'outcome' or category_id = ${OUTSIDE_INCOME}::int)
      and ${within(sql`expense_time`, bounds)}`,
});
