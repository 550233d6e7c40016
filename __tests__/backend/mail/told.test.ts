import { eq } from 'drizzle-orm';
import { mailOutbox } from '@/backend/src/db/schema';
import { eraseOld } from '@/backend/src/mail/queue';
import { factsOf } from '@/backend/src/operation/facts';
import { weeklyMessages } from '@/backend/src/sections/settings/told/weekly';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { formatDate, formatBaht } from '@/lib/domain/format';
import { daysBefore } from '@/lib/domain/usual-sales';
import { businessDate, dayStart } from '@/lib/domain/venue-time';
import { listMails } from '@/lib/sections/payments/contract/mails';
import { listOwnMessages, sendTestMessage } from '@/lib/sections/settings/contract/messages';
import { saveVenueSettings } from '@/lib/sections/settings/contract/venue';
import { signedIn, told } from '../../support/ask';
import { owner, ZONE } from '../money/money';
import { FAST, until } from './post-office';
import { isGenuine, startTold } from './told-venue';

const at = startTold();
const admin = owner();
let close_id: number;
const DAY = 24 * 60;
const today = () => businessDate(Date.now() / 1000, ZONE);
const money = (satang: number, language = 'ru') => formatBaht(satang / 100, language);
const EVERYTHING = ['OrdersView', 'StockView', 'CashierView', 'ExpensesView'] as const;

beforeAll(async () => {
  await at.choose('admin', { told_daily: true, told_weekly: true, mail_address: 'owner@example.com' });
  await at.add('nocost', ['OrdersView', 'CashierView'], { told_daily: true, mail_address: 'nocost@example.com' });
  const english = { told_daily: true, language: 'en', mail_address: 'nofund@example.com' } as const;
  await at.add('nofund', ['OrdersView', 'StockView'], english);
  await at.add('gone', EVERYTHING, { told_daily: true, mail_address: 'gone@example.com' });
  await at.add('lost', EVERYTHING, { told_daily: true, mail_address: 'lost@example.com' });
  await at.add('quiet', EVERYTHING, { mail_address: 'quiet@example.com' });
  await at.add('hooked', EVERYTHING, { told_daily: true, told_by_webhook: true });
  const weeks = [3, 5, 2, 7, 4];
  for (const [week, pieces] of weeks.entries())
    for (const back of [0, 1, 3]) await at.stack.sell(pieces + back, { minutesAgo: (week * 7 + back) * DAY });
  await at.stack.sell(6, { place: 17 });
});
afterEach(() => expect(at.lines.join('\n')).not.toMatch(/a-secret-of-the-webhook|the-password-of-mail/));

const closeDay = async (more: number, reason?: string): Promise<number> => {
  const expected = 10_000;
  await admin.operate('set_cashier_balance', expected);
  const count = await admin.count(expected + more, [{ tender: 'card', name: '', counted: 5 }]);
  await admin.close(count.close_id, 1000, reason);
  return count.close_id;
};

const own = (login: string) => signedIn(login)(listOwnMessages, {});
const test = (login: string) => signedIn(login)(sendTestMessage, { body: {} });

it('a closed day is told with the figures of its order lines, after the close and once for each person', async () => {
  close_id = await closeDay(-120, 'Ошиблись со сдачей {date}');
  // The command neither composes nor sends.
  expect(await at.rowsOf('admin')).toMatchObject([{ state: 'waiting', kind: 'day', body_text: null, close_id }]);
  await at.database.rows`update users set removed_at = now() where login = 'gone'`;
  await at.database.rows`update users set permissions = ${NO_PERMISSION} where login = 'lost'`;
  await at.deliver();

  const [sold, karaoke, before] = [await at.raw(0, 0), await at.raw(0, 0, 17), await at.raw(7, 7)];
  const same = await Promise.all([7, 14, 21, 28].map((back) => at.raw(back, back)));
  const mean = Math.round(same.reduce((sum, { revenue }) => sum + revenue, 0) / 4);
  const change = (past: number) => Math.round((sold.revenue / past - 1) * 100);
  const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}`;
  const { text, html } = at.lastTo('owner@example.com')!;
  expect(sold.cost).toBeGreaterThan(0);
  for (const line of [
    `Чайная: день закрыт,`,
    formatDate(today()),
    `Выручка: ${money(sold.revenue)}`,
    `Неделю назад: ${money(before.revenue)} (${signed(change(before.revenue))}`,
    `В среднем за 4 недели: ${money(mean)} (${signed(change(mean))}`,
    `Заказов: ${sold.orders}`,
    `Средний чек: ${money(Math.round(sold.revenue / sold.orders))}`,
    `Маржа: ${money(sold.revenue - sold.cost)}`,
    `Караоке: ${money(karaoke.revenue)}`,
    `Основной бар: ${money(sold.revenue - karaoke.revenue)}`,
    `Касса: ${money(1000_00)}`,
    `Касса: недостача ${money(120_00)}`,
    `Карта: излишек ${money(5_00)}`,
    'Причина: Ошиблись со сдачей {date}',
  ]) {
    expect(text).toContain(line);
    expect(html).toContain(line);
  }
  expect(text).not.toMatch(/DD Weed|заново|Требует/);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(60);
  expect((await at.rowsOf('admin')).map(({ state, attempts }) => [state, attempts])).toEqual([['sent', 1]]);
  expect(await at.rowsOf('quiet')).toEqual([]);
});

it('a closed day is told within the rights of its reader, not to a removed account nor to one without the right; no alert counts them', async () => {
  const nocost = at.lastTo('nocost@example.com')!.text;
  expect(nocost).toMatch(/Выручка[^]*Остатки[^]*недостача/);
  expect(nocost).not.toContain('Маржа');
  const nofund = at.lastTo('nofund@example.com')!.text;
  expect(nofund).toMatch(/Revenue: [^]*Margin: /);
  expect(nofund).not.toMatch(/Balances|Count at the close|Safe|short/);
  for (const address of ['gone@example.com', 'lost@example.com']) expect(at.lastTo(address)).toBeUndefined();
  expect(await at.rowsOf('gone')).toMatchObject([{ state: 'dead', error: 'The account is removed or disabled' }]);
  expect(await at.rowsOf('lost')).toMatchObject([
    { state: 'dead', error: 'The account may no longer see the revenue', body_text: null },
  ]);
  expect(await factsOf(at.database.pool)).toMatchObject({ waiting_mails: 0, unsent_mails: 0 });
});

it('a closed day that was reopened and closed anew is told again, and says so', async () => {
  await admin.reopen(close_id, 'Забыли заказ');
  await at.stack.sell(1);
  await closeDay(0);
  await at.deliver();
  const { text } = at.lastTo('owner@example.com')!;
  expect(text).toContain('День закрыт заново: эти цифры заменяют прежние.');
  expect(text).toContain(`Выручка: ${money((await at.raw(0, 0)).revenue)}`);
  expect(await at.rowsOf('admin')).toHaveLength(2);
});

it('a closed day that is reopened before its message leaves is not told', async () => {
  await admin.reopen((await at.rowsOf('admin')).at(-1)?.close_id ?? 0, 'Ещё раз');
  const again = await closeDay(0);
  await admin.reopen(again, 'И ещё раз');
  const before = at.office.letters.length;
  await at.deliver();
  expect(at.office.letters).toHaveLength(before);
  const error = 'The day was reopened before the message was sent';
  expect((await at.rowsOf('admin')).at(-1)).toMatchObject({ state: 'dead', error });
  close_id = await closeDay(0);
  await at.deliver();
});

it('a closed day leaves out the hall of a section that is switched off, and lists what needs attention', async () => {
  await admin.ask(saveVenueSettings, { body: { sections_off: ['karaoke'] } });
  await admin.reopen(close_id, 'Проверка');
  close_id = await closeDay(0);
  await at.deliver((_db, person, language) =>
    Promise.resolve([{ text: `Отмены ${person.login} ${language}`, count: 3, amount: 450.5 }]),
  );
  const { text } = at.lastTo('owner@example.com')!;
  expect(text).not.toContain('Караоке');
  expect(text).toContain(`Требует внимания\nОтмены admin ru: 3 · ${money(450_50)}`);
  await admin.ask(saveVenueSettings, { body: { sections_off: [] } });
});

it('the webhook gets one signed message for each close, with figures and the text of a messenger', async () => {
  const { calls } = at.receiver;
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(calls.length);
  for (const call of calls) expect(isGenuine(call)).toBe(true);
  const call = calls.at(-1)!;
  expect(isGenuine({ headers: call.headers, body: call.body.replace('day.closed', 'week.ended') })).toBe(false);
  const sold = await at.raw(0, 0);
  expect(JSON.parse(call.body)).toMatchObject({
    type: 'day.closed',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    data: {
      venue: 'Чайная',
      person: 'hooked',
      language: 'ru',
      period: { first: today(), last: today() },
      closed_anew: true,
      revenue: sold.revenue / 100,
      orders: sold.orders,
      margin: (sold.revenue - sold.cost) / 100,
      closes: [{ business_date: today(), difference: 0 }],
      text: expect.stringContaining(`Выручка: ${money(sold.revenue)}`) as string,
    },
  });
  expect(call.headers['content-type']).toMatch(/^application\/json/);
});

it('the webhook is called again under the same id after a failure; the message arrives once', async () => {
  const before = at.receiver.calls.length;
  at.receiver.states.push(500);
  await test('hooked');
  await at.deliver();
  const [first, second] = at.receiver.calls.slice(before);
  expect(at.receiver.calls).toHaveLength(before + 2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(isGenuine(second!)).toBe(true);
  expect((JSON.parse(second!.body) as { type: string }).type).toBe('test');
  expect((await at.rowsOf('hooked')).at(-1)).toMatchObject({ state: 'sent', attempts: 2, error: '' });
});

it('the webhook is tried again with growing pauses, and given up after a day', async () => {
  at.receiver.states.push(500);
  await test('hooked');
  await at.database.rows`update mail_outbox set attempts = 3 where state = 'waiting'`;
  const last = async () => (await at.rowsOf('hooked')).at(-1)!;
  expect((await last()).expires_at.getTime() - (await last()).created_at.getTime()).toBe(24 * 3_600_000);
  const worker = at.start({ ...FAST, pauses: [0, 60_000] });
  await until(async () => (await last()).error !== '');
  await worker.stop();
  const row = await last();
  expect(row).toMatchObject({ state: 'waiting', attempts: 4, repeated: false });
  expect(Math.round((row.next_attempt_at.getTime() - Date.now()) / 60_000)).toBe(4);
  expect(await factsOf(at.database.pool)).toMatchObject({ waiting_mails: 1 });
  await at.database.rows`update mail_outbox set expires_at = now() where state = 'waiting'`;
  await eraseOld(at.database.db);
  expect(await last()).toMatchObject({ state: 'dead', error: expect.stringContaining('500') as string });
});

it('the webhook that gives up a message of a day is counted among what was not sent; a test is not', async () => {
  expect(await factsOf(at.database.pool)).toMatchObject({ waiting_mails: 0, unsent_mails: 0 });
  const { mail_id } = (await at.rowsOf('hooked'))[0]!;
  const set = (values: object) => at.database.db.update(mailOutbox).set(values).where(eq(mailOutbox.mail_id, mail_id));
  await set({ state: 'dead', sent_at: null });
  expect(await factsOf(at.database.pool)).toMatchObject({ unsent_mails: 1 });
  await set({ state: 'sent', sent_at: new Date() });
});

it.each([400, 410, 302])('the webhook that answers %i gets no second call', async (state) => {
  const before = at.receiver.calls.length;
  at.receiver.states.push(state);
  await at.database.pool.query(`update mail_outbox set created_at = created_at - interval '2 hours'`);
  await test('hooked');
  await at.deliver();
  expect(at.receiver.calls).toHaveLength(before + 1);
  const row = (await at.rowsOf('hooked')).at(-1)!;
  expect(row).toMatchObject({ state: 'dead', attempts: 1 });
  expect(row.error).toMatch(new RegExp(`^${state} x{200,}`));
  expect(row.error.length).toBeLessThanOrEqual(300);
});

it('a week is told once with the sums of its days, however often the job runs', async () => {
  const sinceMonday = (new Date(today()).getUTCDay() + 6) % 7;
  const monday = daysBefore(today(), sinceMonday);
  const job = weeklyMessages(at.database, at.settings);
  const { signal } = new AbortController();
  // The Monday after today, and the day after it: a run that had crashed is taken over.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(dayStart(daysBefore(monday, -7), ZONE) * 1000 + 300_000);
  expect(await job.run(signal)).toEqual({ ok: true, report: { week: monday, messages: 1 } });
  clock.mockReturnValue(dayStart(daysBefore(monday, -8), ZONE) * 1000);
  expect(await job.run(signal)).toEqual({ ok: true, report: { week: monday, messages: 0 } });
  clock.mockRestore();
  expect(job).toMatchObject({ weekday: 1, at: '12:05' });
  await at.deliver();
  const weekOf = (back: number) => at.raw(back, back - 6);
  const [sold, before] = [await weekOf(sinceMonday), await weekOf(sinceMonday + 7)];
  // Weeks that began before the first sale, 31 days ago, do not count.
  const backs = [7, 14, 21, 28].map((back) => sinceMonday + back).filter((back) => back <= 31);
  const weeks = await Promise.all(backs.map(weekOf));
  const { text } = at.lastTo('owner@example.com')!;
  expect(text).toContain('Чайная: неделя');
  expect(text).toContain(`Выручка: ${money(sold.revenue)}`);
  expect(text).toContain(`Неделей раньше: ${money(before.revenue)} (`);
  const mean = Math.round(weeks.reduce((sum, { revenue }) => sum + revenue, 0) / weeks.length);
  expect(text).toContain(`В среднем за 4 недели: ${money(mean)} (`);
  expect(text).toContain(`Маржа: ${money(sold.revenue - sold.cost)}`);
  expect(text).toContain(`Карта: излишек ${money(5_00)}`);
  expect(text).toContain('Причина не указана');
});

it('a test message goes at once to its person alone, who sees what became of it', async () => {
  await test('quiet');
  expect(await own('quiet')).toMatchObject({
    items: [{ kind: 'test', channel: 'mail', state: 'waiting', about: today() }],
    has_mail_server: true,
    has_webhook: true,
  });
  await at.deliver();
  expect((await own('quiet')).items).toMatchObject([{ state: 'sent', attempts: 1, error: '' }]);
  expect(at.lastTo('quiet@example.com')!.text).toContain('Это пробное сообщение.');
});

it('a test message is refused without an address, and after five within an hour', async () => {
  await at.add('nowhere', EVERYTHING, {});
  expect(await told(test('nowhere'), ['key'])).toBe('nowhereToSend');
  for (let sent = 1; sent < 5; sent += 1) await test('quiet');
  expect(await told(test('quiet'), ['key'])).toBe('tooManyAttempts');
});

it('messages are not among the mails with codes, and are deleted after a week', async () => {
  expect(await admin.ask(listMails, { body: { page: 1, count: 50 } })).toMatchObject({ items: [], total: 0 });
  await eraseOld(at.database.db);
  expect(await at.rowsOf('admin')).not.toEqual([]);
  await at.database.rows`update mail_outbox set created_at = now() - interval '8 days'`;
  await eraseOld(at.database.db);
  expect(await at.database.db.$count(mailOutbox)).toBe(0);
});
