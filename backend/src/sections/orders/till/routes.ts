import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '@/backend/src/db/open';
import { route } from '@/backend/src/http/route';
import * as pos from '@/lib/sections/orders/contract/pos';
import { toBaht } from '@/lib/domain/money';
import { inBooks, once, type Done } from '@/backend/src/http/command';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { noteRefused, print, requireUser } from './bills';
import { pay } from './pay';
import { add, open, remove, removeAll } from './positions';
import { openTables, tillSetup } from './reading';
import { changeAgent, endSession, startSession } from './sessions';

type BodyOf<E extends Endpoint> = InputOf<E> extends { readonly body: infer B } ? B : never;

/**
 * Serves a call of the till that changes something, once per `Idempotency-Key`. A till that lost its connection sends
 * its queue again; only the key shows that it is not a second round. `refused` runs in its own transaction after the
 * handler has refused and its changes are rolled back.
 */
function tillCommand<E extends Endpoint>(
  app: FastifyInstance,
  db: Database['db'],
  endpoint: E,
  handler: (tx: Transaction, body: BodyOf<E>) => Done<E>,
  refused?: (tx: Transaction, body: BodyOf<E>) => Promise<void>,
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
        return ((await handler(tx, body)) ?? {}) as ReplyOf<E>;
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

/** Calls of the till. Days begin in `zone`, the venue's; cash is rounded to multiples of `step` satang. */
export function posRoutes(app: FastifyInstance, { db }: Database, zone: string, step: number): void {
  route(app, pos.posSetup, async () => ({
    ...(await tillSetup(db)),
    ...(step > 0 && { cash_rounding: toBaht(step) }),
  }));
  route(app, pos.posTables, () => openTables(db));
  tillCommand(app, db, pos.posOpen, open);
  tillCommand(app, db, pos.posAdd, add);
  tillCommand(app, db, pos.posRemove, remove);
  tillCommand(app, db, pos.posRemoveAll, removeAll);
  tillCommand(app, db, pos.posPrint, print);
  tillCommand(app, db, pos.posPay, (tx, body) => pay(tx, body, { zone, step }), noteRefused);
  tillCommand(app, db, pos.posSessionStart, startSession);
  tillCommand(app, db, pos.posSessionAgent, changeAgent);
  tillCommand(app, db, pos.posSessionEnd, endSession);
}
