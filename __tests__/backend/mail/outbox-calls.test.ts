import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { mailOutbox } from '@/backend/src/db/schema';
import { startMailWorker, wakeAfterCommands } from '@/backend/src/mail/worker';
import { ask, send } from '@/lib/api/call';
import { listMails, resendMail } from '@/lib/sections/payments/contract/mails';
import { confirmPayment } from '@/lib/sections/payments/contract/payments';
import { readSettings } from '@/lib/env';
import { told } from '../../support/ask';
import { browserOf, type Browser } from '../../support/browser';
import { openPayday, type Payday } from '../payments/payday';
import { CODE, FAST, issueMail, noReports, replaceCode, startPostOffice, until } from './post-office';

let office: Awaited<ReturnType<typeof startPostOffice>>;
let at: Payday;
beforeAll(async () => {
  office = await startPostOffice({ recipient: 550 });
  at = await openPayday({ SMTP_URL: office.url });
});
afterAll(async () => {
  await at.close();
  await office.close();
});

const mails = (browser: Pick<Browser, 'fetch'>, body: object = {}) =>
  ask(listMails, { body: { page: 1, count: 50, ...body } }, browser.fetch);
const again = (mail_id: number) => send(resendMail, { body: { mail_id } }, at.admin.fetch, `again-${Math.random()}`);
const refused = (asked: Promise<unknown>) => told(asked, ['key']);
const set = (mail_id: number, values: Partial<typeof mailOutbox.$inferInsert>) =>
  at.database.db.update(mailOutbox).set(values).where(eq(mailOutbox.mail_id, mail_id));

it('an agent is paid by the code that their inbox received, of which nothing is left behind', async () => {
  const lines: string[] = [];
  const keep = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const inbox = await startPostOffice({ recipient: 451 });
  const settings = readSettings({ SMTP_URL: inbox.url });
  const worker = startMailWorker(at.database, { settings, log: { info: keep, warn: keep }, compose: noReports }, FAST);
  const agent_id = await at.hire({ language: 'en' });
  await at.order(await at.seat([agent_id]));

  const asked = await at.askFor(agent_id);
  expect(asked).toMatchObject({ amount: 50, sent_to: 'lin@example.com' });
  await until(() => inbox.letters.length === 1);
  const { raw, to } = inbox.letters[0]!;
  expect(to).toEqual(['lin@example.com']);
  expect(raw).toMatch(/50\.00/);
  const code = /^(\d{6})\r?$/m.exec(raw)?.[1] ?? '';
  const sent = eq(mailOutbox.mail_id, asked.mail_id ?? 0);
  const mail = async () => (await at.database.db.select().from(mailOutbox).where(sent))[0]!;
  await until(async () => (await mail()).state === 'sent');
  await worker.stop();
  expect(await mail()).toMatchObject({ attempts: 2, repeated: false, code: null, body_text: null, body_html: null });

  const body = { agent_id, places: [16], payment_type: 1 as const, force: true, otp_token: asked.otp_token };
  expect(await at.confirm({ ...body, otp_key: code })).toMatchObject({ amount: 50 });
  expect(inbox.letters).toHaveLength(1);
  expect(lines.join()).not.toContain(code);
  await inbox.close();
});

it('whoever may pay reads a held code until it expires, and never one that a mail server is to deliver', async () => {
  const id = await issueMail(at.database, undefined);
  const payer = browserOf('boss');
  const { items, total } = await mails(payer, { mail_id: id });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ mail_id: id, state: 'held', code: CODE, email: 'mali@example.com', attempts: 0 });
  expect(items[0]).toMatchObject({ payment_type: 1, amount: 1234.56 });
  await set(id, { expires_at: new Date(Date.now() - 1000) });
  expect((await mails(payer, { mail_id: id })).items[0]).toMatchObject({ state: 'held', code: null });

  const delivered = await issueMail(at.database, office.url);
  for (const state of ['waiting', 'sending', 'dead'] as const) {
    await set(delivered, { state });
    expect((await mails(at.admin, { mail_id: delivered })).items[0]).toMatchObject({ state, code: null });
  }
  await set(delivered, { state: 'dead', expires_at: new Date(Date.now() - 1000) });
});

it('mails come latest first, by pages or by their ids, and tell whether there is a mail server', async () => {
  const ids = [];
  for (let nth = 0; nth < 3; nth += 1) ids.push(await issueMail(at.database, undefined));
  const [first = 0, second, third] = ids;
  const page = await mails(at.admin, { count: 1 });
  expect(page.has_mail_server).toBe(true);
  expect(page.items.map(({ mail_id }) => mail_id)).toEqual([third]);
  expect((await mails(at.admin, { count: 1, page: 2 })).items.map(({ mail_id }) => mail_id)).toEqual([second]);
  const found = await mails(at.admin, { mail_ids: [first, second], count: 2 });
  expect([found.items.map(({ mail_id }) => mail_id), found.total]).toEqual([[second, first], 2]);
  for (const id of ids) await set(id, { expires_at: new Date(Date.now() - 1000) });
});

it('a mail that was refused is sent again on request, and wakes the worker', async () => {
  const id = await issueMail(at.database, office.url);
  const settings = readSettings({ SMTP_URL: office.url });
  const log = { info: () => undefined, warn: () => undefined };
  const worker = startMailWorker(at.database, { settings, log, compose: noReports }, { ...FAST, look: 3_600_000 });
  const row = async () => (await mails(at.admin, { mail_id: id })).items[0]!;
  await until(async () => (await row()).state === 'dead');
  expect(await row()).toMatchObject({ error: '550 refused by the test', attempts: 1 });
  await again(id);
  expect(await row()).toMatchObject({ state: 'waiting', error: '' });
  worker.wake();
  await until(async () => (await row()).state === 'sent');
  expect(office.letters).toHaveLength(1);
  await worker.stop();
});

it('a mail is not sent again that was sent or is under way, whose code no longer holds or was replaced, or that is not there', async () => {
  const id = await issueMail(at.database, office.url);
  await set(id, { state: 'sent', sent_at: sql`now()` as unknown as Date });
  expect(await refused(again(id))).toBe('mailSent');
  await set(id, { state: 'dead', sent_at: null, expires_at: new Date(Date.now() - 1000) });
  expect(await refused(again(id))).toBe('mailTooOld');
  expect(await refused(again(999_999))).toBe('noSuchMail');

  const replaced = await issueMail(at.database, office.url);
  await set(replaced, { state: 'dead' });
  await replaceCode(at.database, replaced);
  expect(await refused(again(replaced))).toBe('mailTooOld');

  const underWay = await issueMail(at.database, office.url);
  await set(underWay, { state: 'sending' });
  expect(await refused(again(underWay))).toBeNull();
  expect((await mails(at.admin, { mail_id: underWay })).items[0]).toMatchObject({ state: 'sending' });
});

it('the worker is woken once a command that queues mails has answered, and by no other call', async () => {
  const app = Fastify();
  const events: string[] = [];
  wakeAfterCommands(app, { wake: () => events.push('woken'), stop: () => Promise.resolve() });
  for (const url of [confirmPayment.path, resendMail.path, listMails.path]) app.post(url, () => ({}));
  for (const url of [listMails.path, confirmPayment.path, resendMail.path]) {
    await app.inject({ method: 'POST', url });
    events.push('answered');
  }
  await app.close();
  expect(events).toEqual(['answered', 'woken', 'answered', 'woken', 'answered']);
});
