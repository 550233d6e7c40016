import type { FastifyInstance } from 'fastify';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../db/open';
import { once, type Transaction } from '../http/command';
import { route } from '../http/route';

/**
 * Serves a call of the till that changes something, once per `Idempotency-Key`. A till that lost its connection sends
 * its queue again; only the key shows that it is not a second round.
 */
export function tillCommand<E extends Endpoint>(
  app: FastifyInstance,
  db: Database['db'],
  endpoint: E,
  handler: (tx: Transaction, body: InputOf<E> extends { readonly body: infer B } ? B : never) => Promise<ReplyOf<E>>,
): void {
  route(app, endpoint, (call) => {
    if (call.request.headers['idempotency-key'] === undefined) throw refusal('tillKeyMissing');
    const { body } = call.input as { readonly body: Parameters<typeof handler>[1] };
    return once(db, endpoint, call, body, (tx) => handler(tx, body));
  });
}
