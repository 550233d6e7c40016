import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refusal } from '@/lib/contract/refusals';
import { businessDate } from '@/lib/domain/venue-time';
import type { Settings } from '@/lib/env';
import { tooEarly } from '@/lib/http/attempts';
import { listOwnMessages, sendTestMessage, type OwnMessage } from '@/lib/sections/settings/contract/messages';
import type { Database, Queries, Transaction } from '@/backend/src/db/open';
import { mailOutbox } from '@/backend/src/db/schema';
import { unixNow, unixOf } from '@/backend/src/db/time';
import { command } from '@/backend/src/http/command';
import { route } from '@/backend/src/http/route';
import { queueTold } from '@/backend/src/mail/outbox';

/** Test messages that a person may ask for within an hour. */
const MOST_TESTS = 5;
const HOUR_MS = 3_600_000;
/** Messages on the screen. */
const SHOWN = 8;

/** Messages to a person, latest first. */
async function messagesTo(db: Queries, userId: number): Promise<OwnMessage[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.user_id, userId))
    .orderBy(desc(mailOutbox.mail_id))
    .limit(SHOWN);
  return rows.flatMap(({ mail_id, channel, kind, about, state, attempts, error, created_at, sent_at }) =>
    kind === 'code'
      ? []
      : [
          {
            mail_id,
            channel,
            kind,
            about: about ?? '',
            state,
            attempts,
            error,
            created_time: unixOf(created_at),
            sent_time: sent_at && unixOf(sent_at),
          },
        ],
  );
}

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
