import { eq } from 'drizzle-orm';
import { mailOutbox } from '@/backend/src/db/schema';
import { claimMail } from '@/backend/src/mail/queue';
import { ACCOUNT, CODE, startOutbox, replaceCode, startPostOffice, until, type Treatment } from './post-office';

const outbox = startOutbox();
let office: Awaited<ReturnType<typeof startPostOffice>> | undefined;
afterEach(async () => {
  await outbox.stop();
  await office?.close();
  for (const secret of [CODE, ACCOUNT.pass]) expect(outbox.lines.join('\n')).not.toContain(secret);
});

const open = async (...treatments: Treatment[]) => (office = await startPostOffice(...treatments));
const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(raw)?.[1]?.trim();
const AGAIN = 'may have arrived twice';

it('an accepted mail arrives once, with the code as text and HTML, and leaves no code behind', async () => {
  const { url, letters, host } = await open();
  const id = await outbox.issue(url, { first_name: 'Mali <b>' });
  const { message_id } = await outbox.row(id);
  outbox.start(url);
  const row = await outbox.untilState(id, 'sent');
  expect(row).toMatchObject({ attempts: 1, repeated: false, error: '', code: null, body_text: null, body_html: null });
  expect(row.sent_at).not.toBeNull();
  expect(letters).toHaveLength(1);
  const { raw, to } = letters[0]!;
  expect(to).toEqual(['mali@example.com']);
  expect(header(raw, 'Message-ID')).toBe(message_id);
  expect(header(raw, 'Subject')).toBe('Code for your bonus payout, Bar & Grill');
  expect(header(raw, 'Subject')).not.toContain(CODE);
  expect(header(raw, 'From')).toContain(`<${ACCOUNT.user}>`);
  expect(header(raw, 'Auto-Submitted')).toBe('auto-generated');
  const parts = raw.split('Content-Type: ').filter((part) => part.includes(CODE));
  expect(parts.map((part) => part.split(';')[0])).toEqual(['text/plain', 'text/html']);
  expect(parts[1]).toContain('Mali &lt;b&gt;');
  expect(raw).not.toContain(AGAIN);
  await until(() => outbox.lines.some((line) => line.includes(`Mail is sent through ${host}.`)));
});

it('pauses grow, and a mail whose next attempt would come too late is given up', async () => {
  const { url } = await open(...Array<Treatment>(20).fill({ recipient: 451 }));
  const [id, late] = [await outbox.issue(url), await outbox.issue(url, { age: 580 })];
  outbox.start(url, { pauses: [0, 60_000] });
  await until(async () => (await outbox.row(id)).attempts === 2 && (await outbox.row(id)).state === 'waiting');
  const { next_attempt_at } = await outbox.row(id);
  expect(next_attempt_at.getTime() - Date.now()).toBeGreaterThan(30_000);
  expect(await outbox.untilState(late, 'dead')).toMatchObject({ attempts: 2, error: '451 refused by the test' });
});

it.each<[string, string, Treatment[], Parameters<typeof outbox.start>[1]]>([
  ['asks for patience', 'the mail', [{ recipient: 451 }, { message: 451 }], {}],
  ['hangs before it has the message', 'the mail', [{ recipient: 'hang' }], { sending: 1_000 }],
  ['hangs once it has the message', 'a copy that says so', [{ message: 'hang' }], { sending: 1_000 }],
  ['drops the connection once it has the message', 'a copy that says so', [{ message: 'drop' }], {}],
])('a server that %s gets %s later', async (_what, gets, treatments, pace) => {
  const { url, letters } = await open(...treatments);
  const id = await outbox.issue(url);
  outbox.start(url, pace);
  const row = await outbox.untilState(id, 'sent');
  const repeated = gets !== 'the mail';
  expect(row).toMatchObject({ repeated, error: '' });
  expect(row.attempts).toBeGreaterThan(treatments.length);
  expect(letters.map(({ raw }) => raw.includes(AGAIN))).toEqual(repeated ? [false, true] : [false]);
  expect(new Set(letters.map(({ raw }) => header(raw, 'Message-ID'))).size).toBe(1);
});

it('an attempt of another worker under way is left alone', async () => {
  const { url, letters } = await open();
  const id = await outbox.issue(url);
  await claimMail(outbox.database.db, 60_000);
  const other = await outbox.issue(url);
  outbox.start(url);
  await outbox.untilState(other, 'sent');
  expect(await outbox.row(id)).toMatchObject({ state: 'sending', attempts: 1, repeated: false });
  expect(letters).toHaveLength(1);
  await outbox.database.db.delete(mailOutbox).where(eq(mailOutbox.mail_id, id));
});

it('several mails and two workers: every mail arrives once', async () => {
  const { url, letters } = await open();
  const ids = [];
  for (let n = 0; n < 12; n += 1) ids.push(await outbox.issue(url));
  outbox.start(url);
  outbox.start(url);
  for (const id of ids) expect(await outbox.untilState(id, 'sent')).toMatchObject({ attempts: 1, repeated: false });
  expect(new Set(letters.map(({ raw }) => header(raw, 'Message-ID'))).size).toBe(12);
  expect(letters).toHaveLength(12);
});

it('a held mail keeps its code until it expires, then loses it', async () => {
  await open();
  const id = await outbox.issue(undefined);
  expect(await outbox.row(id)).toMatchObject({ state: 'held', code: CODE });
  outbox.start(undefined).wake();
  const { code_id } = await outbox.row(id);
  await outbox.stop();
  expect(await outbox.row(id)).toMatchObject({ state: 'held', code: CODE });
  await outbox.database.rows`update mail_outbox set expires_at = now() where code_id = ${code_id}`;
  outbox.start(undefined);
  await until(async () => (await outbox.row(id)).code === null);
  expect(await outbox.row(id)).toMatchObject({ state: 'held', body_text: null, body_html: null });
});

it('a mail whose code was replaced by a newer one is not sent', async () => {
  const { url, letters } = await open();
  const id = await outbox.issue(url);
  await replaceCode(outbox.database, id);
  outbox.start(url);
  expect(await outbox.untilState(id, 'dead')).toMatchObject({ attempts: 0, code: null, body_text: null });
  expect(letters).toEqual([]);
});

it('a wrong password ends the mail and is told at the start, without the password', async () => {
  const { host } = await open();
  const url = `smtp://${encodeURIComponent(ACCOUNT.user)}:a-wrong-secret@${host}`;
  const id = await outbox.issue(url);
  outbox.start(url);
  expect((await outbox.untilState(id, 'dead')).error).toMatch(/^535 /);
  await until(() => outbox.lines.some((line) => line.includes(`The mail server ${host} cannot be used: 535`)));
  expect(outbox.lines.join()).not.toContain('a-wrong-secret');
});

it('a server that cannot be reached is told at the start; the mail waits', async () => {
  const { url, host, close } = await open();
  await close();
  const id = await outbox.issue(url);
  outbox.start(url, { pauses: [60_000] });
  await until(async () => (await outbox.row(id)).error !== '');
  expect(await outbox.row(id)).toMatchObject({ state: 'waiting', repeated: false, code: CODE });
  await until(() => outbox.lines.some((line) => line.includes(`The mail server ${host} cannot be used`)));
});
