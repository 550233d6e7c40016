import type { FastifyInstance } from 'fastify';
import { addService } from '@/lib/sections/funds/contract';
import { toSatang } from '@/lib/domain/money';
import type { Database } from '../db/open';
import { post } from '../funds/ledger';
import { command } from '../http/command';
import { requireCategory } from '../stock/find';
import { serviceEntry } from './service';

/** Services: paid for, and never in stock. */
export function serviceRoutes(app: FastifyInstance, { db }: Database): void {
  command(app, db, addService, async (tx, { input: { body }, caller }) => {
    await requireCategory(tx, body.category_id, 'services', 'category_id');
    await post(tx, [serviceEntry({ ...body, price: toSatang(body.price), user_id: caller.user_id })]);
    return {};
  });
}
