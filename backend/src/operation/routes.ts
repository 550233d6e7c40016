import type { FastifyInstance } from 'fastify';
import type { Settings } from '@/lib/env';
import type { Database } from '../db/open';
import { internalCall } from './internal';
import { startMetrics } from './metrics';
import { findingsOf, type Finding, type Findings } from './readiness';

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
