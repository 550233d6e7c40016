import type { FastifyInstance } from 'fastify';
import type { Database } from '@/backend/src/db/open';
import { route } from '@/backend/src/http/route';
import * as pos from '@/lib/sections/orders/contract/pos';
import { toBaht } from '@/lib/domain/money';
import { noteRefused, print } from './bills';
import { pay } from './pay';
import { add, open, remove, removeAll } from './positions';
import { openTables, tillSetup } from './reading';
import { changeAgent, endSession, startSession } from './sessions';
import { tillCommand } from './till-command';

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
  tillCommand(app, db, pos.posPay, (tx, body) => pay(tx, body, { zone, step }), { refused: noteRefused });
  tillCommand(app, db, pos.posSessionStart, startSession);
  tillCommand(app, db, pos.posSessionAgent, changeAgent);
  tillCommand(app, db, pos.posSessionEnd, endSession);
}
