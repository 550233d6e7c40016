import { eq } from 'drizzle-orm';
import { mailOutbox } from '@/backend/src/db/schema';
import { startMailWorker } from '@/backend/src/mail/worker';
import { readSettings } from '@/lib/env';
import { startPayday, type Payday } from '../payments/payday';
import { FAST, startPostOffice, until } from './post-office';

let office: Awaited<ReturnType<typeof startPostOffice>>;
let at: Payday;
beforeAll(async () => {
  office = await startPostOffice({ recipient: 451 });
  at = await startPayday({ SMTP_URL: office.url });
});
afterAll(async () => {
  await at.close();
  await office.close();
});

it('an agent is paid by the code that their inbox received, of which nothing is left behind', async () => {
  const lines: string[] = [];
  const keep = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const settings = readSettings({ SMTP_URL: office.url });
  const worker = startMailWorker(at.database, settings, { info: keep, warn: keep }, FAST);
  const agent_id = await at.hire({ language: 'en' });
  await at.order(await at.seat([agent_id]));
  const before = await at.safe();

  const asked = await at.askFor(agent_id);
  expect(asked).toMatchObject({ amount: 50, sent_to: 'lin@example.com' });
  await until(() => office.letters.length === 1);
  const { raw, to } = office.letters[0]!;
  expect(to).toEqual(['lin@example.com']);
  expect(raw).toMatch(/50\.00/);
  const code = /^(\d{6})\r?$/m.exec(raw)?.[1] ?? '';
  const mail = async () =>
    (
      await at.database.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.mail_id, asked.mail_id ?? 0))
    )[0]!;
  await until(async () => (await mail()).state === 'sent');
  await worker.stop();
  expect(await mail()).toMatchObject({ attempts: 2, repeated: false, code: null, body_text: null, body_html: null });

  const body = { agent_id, places: [16], payment_type: 1 as const, force: true, otp_token: asked.otp_token };
  const paid = await at.confirm({ ...body, otp_key: code });
  expect(paid).toMatchObject({ amount: 50 });
  expect(await at.safe()).toBe(before - 50);
  expect(await at.summary(agent_id)).toMatchObject({ session_bonus_paid_sum: 50, session_bonus_unpaid_sum: 0 });
  expect(office.letters).toHaveLength(1);
  expect(lines.join()).not.toContain(code);
});
