import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailWorker } from '@/backend/src/mail/worker';
import { startMailWorker } from '@/backend/src/mail/worker';
import type { Compose } from '@/backend/src/mail/letter';
import { queueCodeMail } from '@/backend/src/mail/outbox';
import type { Database } from '@/backend/src/db/open';
import { agents, mailOutbox, payoutCodes, users } from '@/backend/src/db/schema';
import { eq, getTableColumns } from 'drizzle-orm';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { openTestDatabase, REFERENCE } from '../../support/database';
import { forFile } from '../../support/for-file';
import { listen } from '../../support/listen';

/** Treatment of one attempt by the server. A step that is not set is accepted. */
export interface Treatment {
  readonly recipient?: 'hang' | number;
  readonly message?: 'hang' | 'drop' | number;
}

const refusing = (responseCode: number) => Object.assign(new Error('refused by the test'), { responseCode });

export const ACCOUNT = { user: 'bar@venue.example', pass: 'the-password-of-mail' };

/** A real SMTP server on the loopback. It treats one attempt after another as told, and accepts further ones. */
export async function startPostOffice(...treatments: Treatment[]) {
  const letters: { raw: string; to: string[] }[] = [];
  const sockets = new Set<Socket>();
  let now: Treatment = {};
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === ACCOUNT.user && password === ACCOUNT.pass ? done(null, { user: username }) : done(new Error('no')),
    onMailFrom: (_address, _session, done) => {
      now = treatments.shift() ?? {};
      done();
    },
    onRcptTo: (_address, _session, done) => {
      if (now.recipient === 'hang') return;
      done(now.recipient === undefined ? null : refusing(now.recipient));
    },
    onData: (stream, { envelope }, done) => {
      const { message } = now;
      void text(stream).then((raw) => {
        if (typeof message === 'number') {
          done(refusing(message));
          return;
        }
        letters.push({ raw, to: envelope.rcptTo.map(({ address }) => address) });
        if (message === 'drop') for (const socket of sockets) socket.destroy();
        if (message === undefined) done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  const port = await listen(server.server);
  return {
    /** Messages that arrived, also those whose acceptance was never told. */
    letters,
    host: `127.0.0.1:${port}`,
    url: `smtp://${encodeURIComponent(ACCOUNT.user)}:${ACCOUNT.pass}@127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export const CODE = '048213';

/** Times without waiting; an attempt has the time that a busy machine needs. */
export const FAST = { look: 20, sending: 20_000, lease: 20_000, pauses: [0] };

/** For workers that send codes alone. */
export const noReports: Compose = () => Promise.reject(new Error('No message to a person was expected.'));

/** Waits until a condition holds; fails after a time that only a broken program takes. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It never came to that.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface Issue {
  readonly first_name?: string;
  /** Age of the code, in seconds, of the 600 that it holds. */
  readonly age?: number;
}

/** Writes an agent, a code and its mail, committed together. Returns the mail's id. */
export async function issueMail({ db }: Pick<Database, 'db'>, url: string | undefined, issue: Issue = {}) {
  const { first_name = 'Mali', age = 0 } = issue;
  const [language, payment_type] = ['en', 1] as const;
  const settings = readSettings({ SMTP_URL: url, VENUE_NAME: 'Bar & Grill', VENUE_TIMEZONE: 'Asia/Bangkok' });
  const login = `payer-${Math.random()}`;
  const expires_at = new Date(Date.now() + (600 - age) * 1000);
  return db.transaction(async (tx) => {
    const payer = { login, role_id: 1, permissions: MAX_PERMISSION, password_hash: '' };
    const { user_id } = (await tx.insert(users).values(payer).returning())[0]!;
    const agent_id = randomInt(1_000_000, 2_000_000_000);
    await tx.insert(agents).values({ agent_id, first_name, language });
    const asked = { agent_id, payment_type, places: [16], amount: 123_456, expires_at, asked_by: user_id };
    const [token_hash, code_hash] = [login.padEnd(64, '0').slice(0, 64), '0'.repeat(64)];
    const code = { ...asked, token_hash, code_hash, bonuses_hash: code_hash };
    const { code_id } = (await tx.insert(payoutCodes).values(code).returning())[0]!;
    const texts = { first_name, language, code: CODE, amount: 123_456, payment_type, expires_at };
    return queueCodeMail(tx, { code_id, agent_id, address: 'mali@example.com', ...texts }, settings);
  });
}

/** Issues a newer code to the agent of a mail. */
export async function replaceCode({ db }: Pick<Database, 'db'>, mail_id: number): Promise<void> {
  const [code] = await db
    .select(getTableColumns(payoutCodes))
    .from(payoutCodes)
    .innerJoin(mailOutbox, eq(mailOutbox.code_id, payoutCodes.code_id))
    .where(eq(mailOutbox.mail_id, mail_id));
  const { code_id: _old, ...same } = code!;
  await db.insert(payoutCodes).values({ ...same, token_hash: 'f'.repeat(64) });
}

export type OutboxRow = typeof mailOutbox.$inferSelect;

/** An outbox for the tests of a file, on a database of its own, with workers that are stopped at `close`. */
export const startOutbox = forFile(async () => {
  const database = await openTestDatabase(REFERENCE);
  const workers: MailWorker[] = [];
  const lines: string[] = [];
  const keep = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const row = async (mail_id: number): Promise<OutboxRow> =>
    (await database.db.select().from(mailOutbox).where(eq(mailOutbox.mail_id, mail_id)))[0]!;
  const stop = async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  };
  return {
    database,
    /** Everything that was logged. */
    lines,
    row,
    stop,
    issue: (url: string | undefined, issue?: Issue) => issueMail(database, url, issue),
    start: (url: string | undefined, pace: Partial<typeof FAST> = {}) => {
      const settings = readSettings({ SMTP_URL: url });
      const about = { settings, log: { info: keep, warn: keep }, compose: noReports };
      const worker = startMailWorker(database, about, { ...FAST, ...pace });
      workers.push(worker);
      return worker;
    },
    untilState: async (mail_id: number, state: OutboxRow['state']): Promise<OutboxRow> => {
      await until(async () => (await row(mail_id)).state === state);
      return row(mail_id);
    },
    close: async () => {
      await stop();
      await database.close();
    },
  };
});
