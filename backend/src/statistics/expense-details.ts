import { sql } from 'drizzle-orm';
import { OUTSIDE_INCOME } from '@/lib/sections/statistics/lists/expense-categories';
import { within } from '../db/period';
import { countedCategory } from './expense-categories';
import type { Behind } from './query';

/** Expenses of a category for the venue as a whole, without those taken back; 0 is no category. */
export const expensesOfCategory: Behind<'statistics', 'expense_categories'> = ({ bounds, category_id }) => ({
  select: {
    expense_id: sql`expense_id`,
    name: sql`e.name`,
    quantity: sql`quantity`,
    price: sql`case when category_id = ${OUTSIDE_INCOME}::int then cost else -cost end`,
    time: sql`extract(epoch from expense_time)::int8`,
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
