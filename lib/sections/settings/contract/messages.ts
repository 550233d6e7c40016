import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id, UnixSeconds } from '@/lib/contract/primitives';
import { readsReports } from '@/lib/contract/report-access';
import { MailState } from '@/lib/sections/payments/contract/mails';

const { ours } = endpointsOf('settings');

/** Who may be told of the venue's revenue: whoever reads the report of it. */
const access = readsReports;

/** A message to the caller. `error` is the answer of the mail server or webhook, or why it was not sent at all. */
export const OwnMessage = z.object({
  mail_id: Id,
  channel: z.enum(['mail', 'webhook']),
  kind: z.enum(['day', 'week', 'test']),
  /** Business date of the day, or the first one of the week. */
  about: z.string(),
  state: MailState,
  attempts: z.int(),
  error: z.string(),
  created_time: UnixSeconds,
  sent_time: UnixSeconds.nullable(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

/** The caller's last messages, latest first, and by which ways the server sends. */
export const listOwnMessages = ours({
  id: 'messages.own',
  path: '/api/v1/admin/users/messages',
  reply: z.object({ items: z.array(OwnMessage), has_mail_server: z.boolean(), has_webhook: z.boolean() }),
  access,
  reads: ['messages'],
});

/**
 * Sends the caller a test message with the figures of the running day, by each way that the caller has chosen. Code 1 when
 * none is chosen, 6 after five within an hour.
 */
export const sendTestMessage = ours({
  id: 'messages.test',
  path: '/api/v1/admin/users/test_message',
  body: z.object({}),
  reply: z.object({}),
  access,
  changes: ['messages'],
});
