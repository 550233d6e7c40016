import { eq, sql } from 'drizzle-orm';
import { mailOutbox } from '@/backend/src/db/schema';
import { freePort } from '@/scripts/test/free-port';
import { venueToKill } from '../../support/backend-process';
import { ACCOUNT, CODE, issueMail, startPostOffice, until } from './post-office';

const venue = venueToKill();

const startBackend = async (SMTP_URL: string) =>
  venue.start({ SMTP_URL, LOG_LEVEL: 'trace', BACKEND_PORT: String(await freePort()) });

const row = (mail_id: number) =>
  venue.withDatabase(async ({ db }) => (await db.select().from(mailOutbox).where(eq(mailOutbox.mail_id, mail_id)))[0]!);
const AGAIN = 'may have arrived twice';

it('a mail survives a kill before and during its sending, and a second copy says so', async () => {
  // The server has the whole message of the first attempt, and does not answer.
  const office = await startPostOffice({ message: 'hang' });
  const id = await venue.withDatabase((database) => issueMail(database, office.url));
  expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 0 });

  const first = await startBackend(office.url);
  await until(() => office.letters.length === 1);
  await venue.end(first, 'SIGKILL');
  expect(await row(id)).toMatchObject({ state: 'sending', attempts: 1, code: CODE });

  // As if the time had passed after which the attempt counts as left.
  await venue.withDatabase(({ db }) => db.update(mailOutbox).set({ next_attempt_at: sql`now()` }));
  const second = await startBackend(office.url);
  await until(() => office.letters.length === 2);
  await until(() => venue.output().includes('mail sent'));
  await venue.end(second, 'SIGTERM');
  expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2, repeated: true, code: null, body_text: null });
  const [one, two] = office.letters.map(({ raw }) => raw);
  const idOf = (raw?: string) => /^Message-ID: (.*)$/im.exec(raw ?? '')?.[1];
  expect(idOf(two)).toBe(idOf(one));
  expect(one).not.toContain(AGAIN);
  expect(two).toContain(AGAIN);

  const third = await startBackend(office.url);
  await until(() => venue.output().split('Mail is sent through').length === 4);
  await venue.end(third, 'SIGTERM');
  expect(office.letters).toHaveLength(2);
  await office.close();
  expect(venue.output()).not.toContain(CODE);
  expect(venue.output()).not.toContain(ACCOUNT.pass);
});
