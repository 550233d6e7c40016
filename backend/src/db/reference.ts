import { MEASURES } from '@/lib/domain/measure';
import type { Database, Transaction } from './open';
import { readRow } from './rows';
import { expenseCategories, measures, places, roles } from './schema';

const ROLES = [
  { role_id: 1, role_name: 'Administrators' },
  { role_id: 2, role_name: 'Managers' },
  { role_id: 3, role_name: 'Agents' },
  { role_id: 4, role_name: 'Cashiers' },
];

/** The place of payments to agents. */
const PLACES = [{ place_id: 16, name: 'Основной бар' }];

/**
 * Expense categories that code treats by id (docs/domain.md, Expenses). 16 is the default of a service; 46 is income;
 * 48 is listed beside 16; 99 is summed from the stock's write-offs; 1369 (salaries) and
 * 1368 (agents' bonuses) cannot be removed.
 */
const EXPENSE_CATEGORIES: (typeof expenseCategories.$inferInsert)[] = [
  { category_id: 16, name: 'Услуги', group_id: 2, purposes: ['services'] },
  { category_id: 48, name: 'Хозяйственные расходы', group_id: 2, purposes: ['stock', 'services'] },
  { category_id: 1369, name: 'Зарплата', group_id: 3, purposes: ['pay'] },
  { category_id: 1368, name: 'Бонусы агентов', group_id: 3, purposes: ['pay'] },
  { category_id: 46, name: 'Прочие доходы', group_id: 4, purposes: ['services'] },
  { category_id: 99, name: 'Списания и недостачи', group_id: 4, purposes: ['system'] },
];

/** Rows that every venue has, with or without the sample. Running it again changes nothing. */
export async function seedReference(db: Pick<Database['db'], 'insert'>): Promise<void> {
  await db.insert(roles).values(ROLES).onConflictDoNothing();
  await db
    .insert(measures)
    .values([...MEASURES])
    .onConflictDoNothing();
  await db.insert(places).values(PLACES).onConflictDoNothing();
  await db.insert(expenseCategories).values(EXPENSE_CATEGORIES).onConflictDoNothing();
}

/** Id that no category had before: histories are kept by id. */
export async function freshCategoryId(tx: Transaction): Promise<number> {
  const row = await readRow<{ id: number }>(tx)`
    select greatest(
      (select max(category_id) from expense_categories),
      (select max(record_id) from history where entity = 'category')
    )::int + 1 as id`;
  return row?.id ?? 1;
}
