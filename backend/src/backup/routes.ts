import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '@/lib/env';
import { isStandInToken } from '@/lib/stand-in-token';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../db/open';
import { copyOfFolder } from './folder-copy';
import { NoRoom } from './room';

/** What the token of the call is derived for. */
export const BACKUP_SERVICE = 'backup';
export const BACKUP_PATH = '/backup/copy';
export const BACKUP_HEADER = 'x-backup-token';

/**
 * Internal call of `npm run backup` beside a running embedded venue: copies the database's folder. No call of the admin
 * API, the app passes nothing on to it. Closed without a secret.
 */
export function backupRoutes(
  api: FastifyInstance,
  database: Database,
  settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR' | 'MIN_FREE_MB'>,
): void {
  if (database.engine !== 'embedded') return;
  const { SESSION_SECRET: secret } = settings;
  api.post(
    BACKUP_PATH,
    {
      onRequest: (request, _reply, next) => {
        if (secret === undefined || !isStandInToken(request.headers[BACKUP_HEADER], secret, BACKUP_SERVICE))
          throw refusal('wrongToken');
        next();
      },
    },
    async (request, reply) => {
      try {
        const copy = await copyOfFolder(database, settings);
        // Whoever asked was stopped meanwhile, and removes nothing.
        if (request.raw.socket.destroyed) await rm(copy.folder, { recursive: true, force: true });
        return copy;
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error;
        return reply.status(507).send({ error: error.message });
      }
    },
  );
}
