import { z } from '#zod';
import { PRIVATE } from '@/lib/contract/access';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id } from '@/lib/contract/primitives';

const { call } = endpointsOf('expenses');

/**
 * Purpose of a category: purchases of stock, services, staff pay, or bookings that the program makes. A category may have
 * several.
 */
export const CategoryPurpose = z.enum(['stock', 'services', 'pay', 'system']);
export type CategoryPurpose = z.infer<typeof CategoryPurpose>;

/**
 * Categories of expenses. Ours, ignored by a legacy server: `for` leaves those for one purpose, `hidden=1` adds those that
 * are hidden.
 */
export const expenseCategories = call({
  id: 'expenses.categories',
  path: '/api/v1/admin/expenses/categories',
  query: z.object({ for: CategoryPurpose.optional(), hidden: z.literal('1').optional() }),
  reply: z.object({ items: z.array(z.object({ category_id: Id, name: z.string() })) }),
  access: { anyOf: ['ExpensesView', 'CashierView'], closedTo: PRIVATE },
  reads: ['categories'],
});
