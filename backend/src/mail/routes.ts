import type { FastifyInstance } from 'fastify';
import { listMails, resendMail } from '@/lib/sections/payments/contract/mails';
import type { Settings } from '@/lib/env';
import type { Database } from '../db/open';
import { command } from '../http/command';
import { route } from '../http/route';
import { sendAgain } from './again';
import { mailsOf } from './outbox-list';

/** Calls of the outbox. */
export function mailRoutes(app: FastifyInstance, { db }: Database, { SMTP_URL }: Settings): void {
  const has_mail_server = SMTP_URL !== undefined;
  route(app, listMails, async ({ input: { body } }) => ({ ...(await mailsOf(db, body)), has_mail_server }));
  command(app, db, resendMail, async (tx, { input: { body } }) => {
    await sendAgain(tx, body.mail_id, has_mail_server);
    return {};
  });
}
