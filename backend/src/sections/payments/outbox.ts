import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { listMails, PaymentMail } from '@/lib/sections/payments/contract/mails';
import type { Database } from '../../db/open';
import { agents, mailOutbox } from '../../db/schema';
import { unixOf } from '../../db/time';
import { codeHolds } from '../../mail/queue';

/** Mails with codes, latest first; `total` is their number. A code is shown only while the mail is held and it holds. */
export async function mailsOf(
  db: Database['db'],
  { page, count, mail_id, mail_ids }: InputOf<typeof listMails>['body'],
): Promise<{ items: PaymentMail[]; total: number }> {
  const wanted = and(
    eq(mailOutbox.kind, 'code'),
    mail_id === undefined ? undefined : eq(mailOutbox.mail_id, mail_id),
    mail_ids && inArray(mailOutbox.mail_id, mail_ids),
  );
  const rows = await db
    .select({
      mail_id: mailOutbox.mail_id,
      agent_id: agents.agent_id,
      first_name: agents.first_name,
      email: mailOutbox.address,
      subject: mailOutbox.subject,
      state: mailOutbox.state,
      attempts: mailOutbox.attempts,
      error: mailOutbox.error,
      repeated: mailOutbox.repeated,
      created_at: mailOutbox.created_at,
      sent_at: mailOutbox.sent_at,
      expires_at: mailOutbox.expires_at,
      code: sql<string | null>`case when ${mailOutbox.state} = 'held' and ${codeHolds} then ${mailOutbox.code} end`,
    })
    .from(mailOutbox)
    .innerJoin(agents, eq(agents.agent_id, mailOutbox.agent_id))
    .where(wanted)
    .orderBy(desc(mailOutbox.mail_id))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map(({ created_at, sent_at, expires_at, ...mail }) => ({
    ...mail,
    created_time: unixOf(created_at),
    sent_time: sent_at && unixOf(sent_at),
    expires_time: unixOf(expires_at),
  }));
  return { items, total: await db.$count(mailOutbox, wanted) };
}
