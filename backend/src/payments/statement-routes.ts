import type { FastifyInstance } from 'fastify';
import { paymentStatement } from '@/lib/contract/payments';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { route } from '../http/route';
import { statementOf } from './statement';

/** The statement of an agent. Periods are those of the venue's zone. */
export function statementRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, paymentStatement, ({ input: { body } }) => {
    const { agent_id, page, count, ...period } = body;
    return statementOf(db, { agent_id, page, count, bounds: boundsOf(period, Math.floor(Date.now() / 1000), zone) });
  });
}
