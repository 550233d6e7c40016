import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { CategoryPurpose } from './choice';
import { HistoryEntry } from '@/lib/contract/history';
import { Id, Name } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('settings');

const access = { flags: ['ExpensesCategoriesEdit'] } as const;
const reading = { access, reads: ['categories', 'expenses', 'stock'] } as const;
const edit = { access, changes: reading.reads } as const;

/** Purposes that a person may give a category; the others are the program's. */
export const BOOKABLE = ['stock', 'services'] as const satisfies readonly CategoryPurpose[];
/** Groups of the expense report that a person may put a category into; 4 holds income and losses. */
export const CATEGORY_GROUPS = [1, 2, 3] as const;

/** A category of expenses. A legacy server sends id and name alone; all else is ours. */
export const Category = z.object({
  category_id: Id,
  name: z.string(),
  purposes: z.array(CategoryPurpose).optional(),
  group_id: z.int().optional(),
  hidden: z.boolean().optional(),
  /** Purchases in the category are alcohol. */
  alcohol: z.boolean().optional(),
  /** Expenses booked in it, those taken back as well. */
  bookings: z.int().optional(),
  /** Stock items in it. */
  items: z.int().optional(),
  /** Whether something was ever booked or put in it; it can then only be hidden. */
  used: z.boolean().optional(),
  version: z.int().optional(),
});
export type Category = z.infer<typeof Category>;

/** Ours: categories of expenses by name for their settings, the hidden ones with `hidden=1`. */
export const listCategories = call({
  id: 'categories.list',
  ...reading,
  path: '/api/v1/admin/expenses/categories/list',
  query: z.object({ hidden: z.enum(['0', '1']).optional() }),
  reply: z.object({ items: z.array(Category) }),
});

const fields = {
  name: Name,
  purposes: z.array(z.enum(BOOKABLE)).min(1).max(BOOKABLE.length),
  group_id: z.union(CATEGORY_GROUPS.map((group) => z.literal(group))),
  alcohol: z.boolean(),
};

/** Adds a category. Code 5 if another visible category has its name. */
export const createCategory = ours({
  id: 'categories.create',
  ...edit,
  path: '/api/v1/admin/expenses/categories/create',
  body: z.object({ ...fields, alcohol: fields.alcohol.optional() }),
  reply: z.object({ category_id: Id }),
});

/**
 * Changes the given fields. Code 5 for a name that another category has, for a category changed meanwhile
 * (`version`), and when stock items would stay in one that is not for stock. Code 1 for fields that the program keeps.
 */
export const saveCategory = ours({
  id: 'categories.save',
  ...edit,
  path: '/api/v1/admin/expenses/categories/save',
  body: z
    .object(fields)
    .partial()
    .extend({ category_id: Id, hidden: z.boolean().optional(), version: z.int().optional() }),
  reply: z.object({ version: z.int() }),
});

/** Removes a category that was never used. Code 5 for one that was. */
export const deleteCategory = ours({
  id: 'categories.delete',
  ...edit,
  path: '/api/v1/admin/expenses/categories/delete',
  body: z.object({ category_id: Id }),
  reply: z.object({}),
});

/** Changes of a category, latest first. */
export const categoryHistory = ours({
  id: 'categories.history',
  ...reading,
  path: '/api/v1/admin/expenses/categories/:id/history',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ items: z.array(HistoryEntry) }),
});
