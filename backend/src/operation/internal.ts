import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { bearsToken } from '@/lib/bearer';
import { refusal } from '@/lib/contract/refusals';
import type { Settings } from '@/lib/env';
import { OPERATION, standInToken } from '@/lib/stand-in-token';

/**
 * Admits programs of this machine that know the venue's secret, by a token derived from it. It throws ProblemError 4 for a
 * wrong token, and for any while the venue has no secret.
 */
export const internalCall = (secret: string | undefined) => ({
  onRequest: ({ headers }: FastifyRequest, _reply: unknown, next: () => void): void => {
    if (secret === undefined || !bearsToken(headers.authorization, standInToken(secret, OPERATION)))
      throw refusal('wrongToken');
    next();
  },
});

/** The running venue's secret: a setting, or the one that its start has kept. */
export function secretOf({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>): string | undefined {
  const file = path.join(DATA_DIR, 'session-secret');
  return SESSION_SECRET ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}

/**
 * Calls the running backend of the venue's settings, however long it works.
 * @throws Error when none answers, or when it refuses
 */
export async function callRunning<Reply>(settings: Settings, at: string, body: object): Promise<Reply> {
  const token = standInToken(secretOf(settings) ?? '', OPERATION);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: settings.BACKEND_PORT, path: at, method: 'POST', headers }, (answer) => {
      json(answer).then((reply) => {
        if (answer.statusCode === 200) resolve(reply as Reply);
        else reject(new Error(`The running venue refuses: ${JSON.stringify(reply)}`));
      }, reject);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
