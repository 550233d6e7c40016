import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '@/lib/env';
import type { Database } from '../db/open';
import { internalCall } from '../operation/internal';
import { copyOfFolder } from './folder-copy';
import { NoRoom } from './room';

export const BACKUP_PATH = '/backup/copy';

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
  api.post(BACKUP_PATH, internalCall(settings.SESSION_SECRET), async (request, reply) => {
    try {
      const copy = await copyOfFolder(database, settings);
      // Whoever asked was stopped meanwhile, and removes nothing.
      if (request.raw.socket.destroyed) await rm(copy.folder, { recursive: true, force: true });
      return copy;
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      return reply.status(507).send({ error: error.message });
    }
  });
}
