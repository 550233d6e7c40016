import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refusal } from '@/lib/contract/refusals';
import { businessDate } from '@/lib/domain/venue-time';
import type { Settings } from '@/lib/env';
import { tooEarly } from '@/lib/http/attempts';
import { listOwnMessages, sendTestMessage, type OwnMessage } from '@/lib/sections/settings/contract/messages';
import type { Database, Queries, Transaction } from '@/backend/src/db/open';
import { readRows } from '@/backend/src/db/rows';
import { mailOutbox } from '@/backend/src/db/schema';
import { seconds, unixNow } from '@/backend/src/db/time';
import { command } from '@/backend/src/http/command';
import { route } from '@/backend/src/http/route';
import { queueTold } from '@/backend/src/mail/outbox';

/** Test messages that a person may ask for within an hour. */
const MOST_TESTS = 5;
const HOUR_MS = 3_600_000;
/** Messages on the screen. */
const SHOWN = 8;

/** Messages to a person, latest first. */
const messagesTo = (db: Queries, userId: number): Promise<OwnMessage[]> =>
  readRows<OwnMessage>(db)`
    select mail_id, channel, kind, coalesce(about::text, '') as about, state, attempts, error,
      ${seconds(sql`created_at`)} as created_time, ${seconds(sql`sent_at`)} as sent_time
    from mail_outbox where user_id = ${userId} order by mail_id desc limit ${SHOWN}`;

/** @throws ProblemError 6 after so many tests within an hour; one for several channels counts once */
async function requireFewTests(tx: Transaction, userId: number): Promise<void> {
  const sinceHour = sql`${mailOutbox.created_at} > now() - interval '1 hour'`;
  const asked = await tx
    .selectDistinct({ time: mailOutbox.created_at })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.user_id, userId), eq(mailOutbox.kind, 'test'), sinceHour))
    .orderBy(desc(mailOutbox.created_at))
    .limit(MOST_TESTS);
  const first = asked[MOST_TESTS - 1];
  if (first) throw tooEarly(Math.max(1, first.time.getTime() + HOUR_MS - Date.now()));
}

/** A person's own messages: what became of them, and a test. */
export function messageRoutes(app: FastifyInstance, { db }: Database, settings: Settings): void {
  route(app, listOwnMessages, async ({ caller }) => ({
    items: await messagesTo(db, caller.user_id),
    has_mail_server: settings.SMTP_URL !== undefined,
    has_webhook: settings.WEBHOOK_URL !== undefined,
  }));
  command(app, db, sendTestMessage, async (tx, { caller: { user_id } }) => {
    await requireFewTests(tx, user_id);
    const about = businessDate(unixNow(), settings.VENUE_TIMEZONE);
    const queued = await queueTold(tx, { kind: 'test', about, user_id }, settings);
    if (queued === 0) throw refusal('nowhereToSend');
  });
}
