import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { mailOutbox } from '@/backend/src/db/schema';
import { startMailWorker, wakeAfterCommands } from '@/backend/src/mail/worker';
import { ask, send, type ApiError } from '@/lib/api/call';
import { confirmPayment, listMails, resendMail } from '@/lib/contract/payments';
import { permissionsOf } from '@/lib/domain/permissions';
import { readSettings } from '@/lib/env';
import { startStack, type Browser, type Stack } from '../../support/stack';
import { CODE, FAST, issueMail, startPostOffice, until } from './post-office';

let office: Awaited<ReturnType<typeof startPostOffice>>;
let stack: Stack;
let admin: Browser;
beforeAll(async () => {
  office = await startPostOffice({ recipient: 550 });
  stack = await startStack({ SMTP_URL: office.url });
  await stack.addUser('payer', permissionsOf(['ProgramLogin', 'SafeWitdhdraw']));
  await stack.addUser('waiter', permissionsOf(['ProgramLogin', 'OrdersView']));
  admin = stack.browser();
  await admin.signIn('admin');
});
afterAll(async () => {
  await stack.close();
  await office.close();
});

const mails = (browser: Browser, body: object = {}) =>
  ask(listMails, { body: { page: 1, count: 50, ...body } }, browser.fetch);
const again = (mail_id: number) => send(resendMail, { body: { mail_id } }, admin.fetch, `again-${Math.random()}`);
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error as ApiError).problem.key,
  );
const set = (mail_id: number, values: Partial<typeof mailOutbox.$inferInsert>) =>
  stack.database.db.update(mailOutbox).set(values).where(eq(mailOutbox.mail_id, mail_id));

it('whoever may pay reads a held code until it expires; others read nothing', async () => {
  const id = await issueMail(stack.database, undefined);
  const payer = stack.browser();
  await payer.signIn('payer');
  const { items, total } = await mails(payer, { mail_id: id });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ mail_id: id, state: 'held', code: CODE, email: 'mali@example.com', attempts: 0 });
  await set(id, { expires_at: new Date(Date.now() - 1000) });
  expect((await mails(payer, { mail_id: id })).items[0]).toMatchObject({ state: 'held', code: null });
  const waiter = stack.browser();
  await waiter.signIn('waiter');
  await expect(mails(waiter)).rejects.toMatchObject({ problem: { code: 3 } });
});

it('a code that a mail server is to deliver is never read in the outbox', async () => {
  const id = await issueMail(stack.database, office.url);
  for (const state of ['waiting', 'sending', 'dead'] as const) {
    await set(id, { state });
    expect((await mails(admin, { mail_id: id })).items[0]).toMatchObject({ state, code: null });
  }
  await set(id, { state: 'dead', expires_at: new Date(Date.now() - 1000) });
});

it('mails come latest first, by pages, and tell whether there is a mail server', async () => {
  const ids = [await issueMail(stack.database, undefined), await issueMail(stack.database, undefined)];
  const first = await mails(admin, { count: 1 });
  expect(first.has_mail_server).toBe(true);
  expect(first.items.map(({ mail_id }) => mail_id)).toEqual([ids[1]]);
  expect((await mails(admin, { count: 1, page: 2 })).items.map(({ mail_id }) => mail_id)).toEqual([ids[0]]);
  for (const id of ids) await set(id, { expires_at: new Date(Date.now() - 1000) });
});

it('a mail that was refused is sent again on request, and wakes the worker', async () => {
  const id = await issueMail(stack.database, office.url);
  const nothing = () => undefined;
  const settings = readSettings({ SMTP_URL: office.url });
  const worker = startMailWorker(
    stack.database,
    settings,
    { info: nothing, warn: nothing },
    { ...FAST, look: 3_600_000 },
  );
  const row = async () => (await mails(admin, { mail_id: id })).items[0]!;
  await until(async () => (await row()).state === 'dead');
  expect(await row()).toMatchObject({ error: '550 refused by the test', attempts: 1 });
  await again(id);
  expect(await row()).toMatchObject({ state: 'waiting', error: '' });
  worker.wake();
  await until(async () => (await row()).state === 'sent');
  expect(office.letters).toHaveLength(1);
  await worker.stop();
});

it('a mail is not sent again that was sent, whose code no longer holds, or that is not there', async () => {
  const id = await issueMail(stack.database, office.url);
  await set(id, { state: 'sent', sent_at: sql`now()` as unknown as Date });
  expect(await refused(again(id))).toBe('mailSent');
  await set(id, { state: 'dead', sent_at: null, expires_at: new Date(Date.now() - 1000) });
  expect(await refused(again(id))).toBe('mailTooOld');
  expect(await refused(again(999_999))).toBe('noSuchMail');
});

it('an attempt under way goes on', async () => {
  const id = await issueMail(stack.database, office.url);
  await set(id, { state: 'sending' });
  expect(await refused(again(id))).toBeNull();
  expect((await mails(admin, { mail_id: id })).items[0]).toMatchObject({ state: 'sending' });
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
