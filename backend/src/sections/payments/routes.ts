import type { FastifyInstance } from 'fastify';
import {
  listAgents,
  listPayments,
  paymentDetails,
  paymentHistory,
  paymentsSummary,
  paymentStatement,
} from '@/lib/sections/payments/contract/payments';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Settings } from '@/lib/env';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { route } from '../../http/route';
import { payableAgents, requireAgent } from './agents';
import { confirmRoute } from './confirm';
import { detailsOf, payoutsOf } from './details';
import { placesOf } from './halls';
import { listOf, summaryOf } from './list';
import { statementOf } from './statement';

/** Calls of the payments screen. */
export function paymentRoutes(app: FastifyInstance, database: Database, settings: Settings): void {
  const { db } = database;
  confirmRoute(app, database, settings);
  route(app, listAgents, async ({ input: { body } }) => payableAgents(db, await placesOf(db, body)));
  route(app, paymentsSummary, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return summaryOf(db, { ...body, places: await placesOf(db, body) });
  });
  route(app, listPayments, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return listOf(db, { ...body, places: await placesOf(db, body) });
  });
  route(app, paymentDetails, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return detailsOf(db, body.session_id, body.agent_id);
  });
  route(app, paymentHistory, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return { records: await payoutsOf(db, body.agent_id) };
  });
  route(app, paymentStatement, ({ input: { body } }) => {
    const { agent_id, page, count, ...period } = body;
    const bounds = boundsOf(period, unixNow(), settings.VENUE_TIMEZONE);
    return statementOf(db, { agent_id, page, count, bounds });
  });
}
