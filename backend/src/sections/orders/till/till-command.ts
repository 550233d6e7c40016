import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '@/backend/src/db/open';
import { inBooks, once } from '@/backend/src/http/command';
import { route } from '@/backend/src/http/route';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { requireUser } from './bills';

interface Options<Body> {
  /** Runs in its own transaction after the handler has refused and its changes are rolled back. */
  readonly refused?: (tx: Transaction, body: Body) => Promise<void>;
}
type BodyOf<E extends Endpoint> = InputOf<E> extends { readonly body: infer B } ? B : never;

/**
 * Serves a call of the till that changes something, once per `Idempotency-Key`. A till that lost its connection sends
 * its queue again; only the key shows that it is not a second round.
 */
export function tillCommand<E extends Endpoint>(
  app: FastifyInstance,
  db: Database['db'],
  endpoint: E,
  handler: (tx: Transaction, body: BodyOf<E>) => Promise<ReplyOf<E>>,
  { refused }: Options<BodyOf<E>> = {},
): void {
  route(app, endpoint, async (call) => {
    if (call.request.headers['idempotency-key'] === undefined) throw refusal('tillKeyMissing');
    const { body } = call.input as { readonly body: BodyOf<E> };
    // A property: the compiler does not see that the handler runs before it is read.
    const outcome = { refused: false };
    const work = async (tx: Transaction) => {
      outcome.refused = false;
      try {
        await requireUser(tx, body as { readonly user?: number | undefined });
        return await handler(tx, body);
      } catch (error) {
        outcome.refused = error instanceof ProblemError;
        throw error;
      }
    };
    try {
      return await once(db, endpoint, call, body, work);
    } catch (error) {
      if (refused && outcome.refused)
        await inBooks(db, (tx) => refused(tx, body)).catch((cause: unknown) => call.request.log.error(cause));
      throw error;
    }
  });
}
