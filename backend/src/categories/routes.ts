import type { FastifyInstance } from 'fastify';
import {
  categoryHistory,
  createCategory,
  deleteCategory,
  listCategories,
  saveCategory,
} from '@/lib/sections/categories/contract';
import type { Database } from '../db/open';
import { historyOf } from '../history';
import { command } from '../http/command';
import { route } from '../http/route';
import { create, remove, save } from './editing';
import { categoryList } from './list';

/** Routes of the settings screen for expense categories. */
export function categoryRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, listCategories, async ({ input: { query } }) => ({ items: await categoryList(db, query.hidden === '1') }));
  route(app, categoryHistory, async ({ input: { params } }) => ({ items: await historyOf(db, 'category', params.id) }));
  command(app, db, createCategory, async (tx, { input: { body }, caller }) => ({
    category_id: await create(tx, caller.user_id, body),
  }));
  command(app, db, saveCategory, async (tx, { input: { body }, caller }) => ({
    version: await save(tx, caller.user_id, body),
  }));
  command(app, db, deleteCategory, async (tx, { input: { body }, caller }) => {
    await remove(tx, caller.user_id, body.category_id);
    return {};
  });
}
