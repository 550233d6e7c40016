import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Settings } from '@/lib/env';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import type { Database } from './db/open';
import { seedReference } from './db/reference';
import { menuItems, stockItems, users } from './db/schema';
import { fileStore, photoName } from './files/file-store';
import { rebuildOutdatedRollUps, setVenueClock } from './ledger/sales/rebuild-roll-ups';
import { findLogin } from './people/accounts';
import { hashPassword } from './people/passwords';
import type { LoadSample } from './sample-venue';
import { setAgentHalls } from './sections/payments/halls';
import { ensureStockBasics } from './sections/stock/basics';
import { StartupError } from './postgres/startup-error';

/**
 * Creates the administrator's account if there is none.
 * @throws StartupError when the login exists with other capitals.
 * @returns the generated password for the caller to hand over, or null.
 */
async function ensureAdmin(db: Database['db'], login: string, password: string | undefined): Promise<string | null> {
  const holder = await findLogin(db, login);
  if (holder && holder.login !== login)
    throw new StartupError(`ADMIN_LOGIN is ${login}, but that account is written ${holder.login}.`);
  if (holder) return null;
  const chosen = password ?? randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(chosen);
  await db.insert(users).values({ login, password_hash, role_id: 1, permissions: MAX_PERMISSION });
  return password === undefined ? chosen : null;
}

const writeSecret = (settings: Settings, name: string, text: string): Promise<void> =>
  writeFile(path.join(settings.DATA_DIR, name), `${text}\n`, { mode: 0o600 });

interface Preparing {
  /** Without it a new venue stays empty. */
  readonly loadSample?: LoadSample | undefined;
  /** Receives one sentence about work that takes long. */
  readonly onLongWork?: (doing: string) => void;
  /** Days of the sample venue's trade; a year by default. */
  readonly days?: number;
}

/**
 * Fills a migrated database with what every venue needs, and an empty one with the sample venue. First passwords are
 * written to files that only the owner can read, before the accounts become visible. All in one transaction: an
 * interrupted start leaves an empty venue, which the next start fills.
 */
export async function prepareVenue(
  database: Database,
  settings: Settings,
  { loadSample, onLongWork = () => undefined, days }: Preparing = {},
): Promise<void> {
  const { db } = database;
  await db.transaction(async (tx) => {
    // Several nodes may start on one database; only the first fills it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prepare venue'))`);
    await seedReference(tx);
    await setVenueClock(tx, settings.VENUE_TIMEZONE);
    await setAgentHalls(tx, settings);
    // A venue with an imported menu or stock is not empty.
    const filled = (await tx.$count(menuItems)) + (await tx.$count(stockItems));
    const isNew = (await tx.$count(users)) === 0 && filled === 0;
    if (isNew && loadSample && settings.SAMPLE_VENUE === 'on') {
      onLongWork('Filling the sample venue with a year of trade, which takes half a minute.');
      const fillSample = await loadSample();
      const adminLogin = settings.ADMIN_LOGIN;
      const { logins } = await fillSample(tx, {
        today: new Date(),
        timezone: settings.VENUE_TIMEZONE,
        hashPassword,
        adminLogin,
        savePhoto: (agentId, photo) => fileStore('agents').write(tx, photoName(agentId), photo),
        ...(days !== undefined && { days }),
      });
      const lines = logins.map(({ login, password, role, note }) => [login, password, role, note].join('\t').trimEnd());
      await writeSecret(settings, 'sample-logins', ['login\tpassword\trole\tnote', ...lines].join('\n'));
    }
    await ensureStockBasics(tx);
    await rebuildOutdatedRollUps(tx);
    const invented = await ensureAdmin(tx, settings.ADMIN_LOGIN, settings.ADMIN_PASSWORD);
    if (invented) await writeSecret(settings, 'initial-admin-password', invented);
  });
}
