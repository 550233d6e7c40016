import type { FastifyInstance } from 'fastify';
import { isStandInToken } from '@/lib/stand-in-token';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../db/open';
import { copyOfFolder } from './folder-copy';

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
  secret: string | undefined,
  dataDir: string,
): void {
  if (database.engine !== 'embedded') return;
  api.post(
    BACKUP_PATH,
    {
      onRequest: (request, _reply, next) => {
        if (secret === undefined || !isStandInToken(request.headers[BACKUP_HEADER], secret, BACKUP_SERVICE))
          throw refusal('wrongToken');
        next();
      },
    },
    () => copyOfFolder(database, dataDir),
  );
}
