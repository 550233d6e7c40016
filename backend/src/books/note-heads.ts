import type { FastifyInstance } from 'fastify';
import { closeDay } from '@/lib/sections/days/contract';
import type { Database } from '../db/open';
import { askAtOnce, headOf } from './chain';

const HOUR_MS = 3_600_000;

/**
 * Writes the chain's end to the log: now, every hour and after each close of a day, if it has moved. A log that is kept
 * elsewhere then shows that the newest rows were cut off together with their links.
 */
export function noteHeads(app: FastifyInstance, { pool }: Pick<Database, 'pool'>, every = HOUR_MS): void {
  let noted = 0;
  async function note(): Promise<void> {
    const { seq, hash } = await headOf(askAtOnce(pool));
    if (seq !== noted) app.log.info({ head: `${seq}:${hash}` }, 'end of the chain of the books');
    noted = seq;
  }
  const soon = () =>
    void note().catch((error: unknown) => app.log.warn({ reason: (error as Error).message }, 'end of the chain'));
  soon();
  const timer = setInterval(soon, every).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.routeOptions.url === closeDay.path) soon();
    done();
  });
}
