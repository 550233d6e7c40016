import type { FastifyInstance } from 'fastify';
import { bringBack, listAttention, setAside } from '@/lib/sections/overview/contract/attention';
import type { Database } from '../../db/open';
import { command } from '../../http/command';
import { route, type Caller } from '../../http/route';
import { markCase, readCases, unmarkCase } from '../../operation/attention/cases';

/** Calls for the cases that need attention; `zone` is the venue's. */
export function attentionRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const readerOf = (caller: Caller) => ({ person: caller, user_id: caller.user_id, special: app.special, zone });
  route(app, listAttention, ({ input: { body }, caller }) => readCases(db, readerOf(caller), body));
  command(app, db, setAside, (tx, { input: { body }, caller }) => markCase(tx, readerOf(caller), body));
  command(app, db, bringBack, (tx, { input: { body }, caller }) => unmarkCase(tx, readerOf(caller), body));
}
