import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearsToken } from '@/lib/http/bearer';
import { refusal } from '@/lib/contract/refusals';
import type { Settings } from '@/lib/env';
import { OPERATION, standInToken } from '@/lib/http/stand-in-token';
import type { Database } from '../db/open';
import { startMetrics } from './metrics';
import { findingsOf, type Finding, type Findings } from './readiness';

/**
 * Admits programs of this machine that know the venue's secret, by a token derived from it. It throws ProblemError 4 for a
 * wrong token, and for any while the venue has no secret.
 */
const internalCall = (secret: string | undefined) => ({
  onRequest: ({ headers }: FastifyRequest, _reply: unknown, next: () => void): void => {
    if (secret === undefined || !bearsToken(headers.authorization, standInToken(secret, OPERATION)))
      throw refusal('wrongToken');
    next();
  },
});

/**
 * Calls of the web server about this process: `/internal/readiness` answers states by check, `/internal/metrics` text for
 * Prometheus. Open to the token that both derive from SESSION_SECRET; closed without a secret.
 */
export function operationRoutes(app: FastifyInstance, database: Database, settings: Settings): void {
  const { SESSION_SECRET, METRICS_PORT } = settings;
  const quiet = { logLevel: 'warn', ...internalCall(SESSION_SECRET) } as const;
  let last: Findings = {};

  /** Logs a check once when it turns, with its reason. */
  function note(name: string, { state, reason }: Finding): void {
    if ((last[name]?.state ?? 'ok') === state) return;
    app.log[state === 'failed' ? 'error' : state === 'warning' ? 'warn' : 'info'](
      { check: name, state, reason },
      'readiness',
    );
  }

  app.get('/internal/readiness', quiet, async () => {
    const findings = await findingsOf(database, settings);
    for (const [name, finding] of Object.entries(findings)) note(name, finding);
    last = { ...last, ...findings };
    return Object.fromEntries(Object.entries(findings).map(([name, { state }]) => [name, state]));
  });

  if (METRICS_PORT === undefined) return;
  const metrics = startMetrics(app, database, settings);
  app.get('/internal/metrics', quiet, async (_request, reply) =>
    reply.type('text/plain').send(await (await metrics)()),
  );
}
