import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type Category,
  categoryHistory,
  createCategory,
  deleteCategory,
  listCategories,
  saveCategory,
} from '@/lib/sections/categories/contract/categories';
import { historyOf } from '../../db/history';
import { inNameOrder } from '../../db/names';
import type { Database, Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { create, remove, save } from './editing';

/** Categories by name with their use, the hidden ones if asked for. */
const categoryList = (db: Queries, withHidden: boolean): Promise<Category[]> =>
  readRows<Category>(db)`
    select c.category_id, c.name, c.purposes, c.group_id, c.hidden, c.alcohol, c.version,
      coalesce(booked.count, 0)::int as bookings, coalesce(stocked.count, 0)::int as items,
      booked.count is not null or stocked.every is not null as used
    from expense_categories c
    left join (
      select category_id, count(*) from expenses where category_id is not null group by category_id
    ) booked using (category_id)
    left join (
      select category_id, count(*) as every, count(*) filter (where is_file and removed_at is null) as count
      from stock_items where category_id is not null group by category_id
    ) stocked using (category_id)
    where ${withHidden} or not c.hidden
    order by ${inNameOrder(sql`c.name`)}, c.category_id`;

/** Routes of the settings screen for expense categories. */
export function categoryRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, listCategories, async ({ input: { query } }) => ({ items: await categoryList(db, query.hidden === '1') }));
  route(app, categoryHistory, async ({ input: { params } }) => ({ items: await historyOf(db, 'category', params.id) }));
  command(app, db, createCategory, (tx, { input: { body }, caller }) => create(tx, caller.user_id, body));
  command(app, db, saveCategory, (tx, { input: { body }, caller }) => save(tx, caller.user_id, body));
  command(app, db, deleteCategory, (tx, { input: { body }, caller }) => remove(tx, caller.user_id, body.category_id));
}
