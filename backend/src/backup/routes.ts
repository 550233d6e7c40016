import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open';
import { internalCall } from '../operation/internal';
import { copyOfFolder } from './folder-copy';

export const BACKUP_PATH = '/backup/copy';

/**
 * Internal call of `npm run backup` beside a running embedded venue: copies the database's folder. No call of the admin
 * API, the app passes nothing on to it. Closed without a secret.
 */
export function backupRoutes(
  api: FastifyInstance,
  database: Database,
  secret: string | undefined,
  dataDir: string,
): void {
  if (database.engine !== 'embedded') return;
  api.post(BACKUP_PATH, internalCall(secret), () => copyOfFolder(database, dataDir));
}
