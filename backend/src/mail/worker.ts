import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { resendMail } from '@/lib/sections/payments/contract/mails';
import { confirmPayment } from '@/lib/sections/payments/contract/payments';
import type { Settings } from '@/lib/env';
import type { Database } from '../db/open';
import { bookFailed, bookSent, claimMail, eraseOld, type ClaimedMail } from './queue';
import { MailFailure, mailServer, type MailServer } from './server';
import { asSecondCopy } from './texts';

/** Times of the worker, in milliseconds. */
interface Pace {
  /** Pause between two looks at the outbox. */
  readonly look: number;
  /** Time limit of one sending. */
  readonly sending: number;
  /** Time after which a sending without a result counts as left by a worker that stopped. */
  readonly lease: number;
  /** Pauses between sendings; the last one repeats. */
  readonly pauses: readonly number[];
}

const PACE: Pace = { look: 3_000, sending: 20_000, lease: 40_000, pauses: [5_000, 15_000, 45_000, 90_000] };
/** Mails sent at the same time. */
const MOST_AT_ONCE = 4;
/** How long a stop waits for sendings under way. */
const STOP_MS = 3_000;

export interface MailWorker {
  /** Looks at the outbox now. */
  wake(): void;
  /** Starts no further sendings, and waits a few seconds for those under way. */
  stop(): Promise<void>;
}

/** Sends the mails of the outbox and erases texts whose code is no longer valid. Without `SMTP_URL` it only erases. */
export function startMailWorker(
  { db }: Pick<Database, 'db'>,
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { look, sending: limit, lease, pauses }: Pace = PACE,
): MailWorker {
  const server = mailServer(settings, limit);
  const sending = new Set<Promise<void>>();
  let stopped = false;
  /** Resolves when all passes so far have ended. They run one after another. */
  let looks = Promise.resolve();
  let isAsked = false;

  async function send(to: MailServer, mail: ClaimedMail): Promise<void> {
    const { mail_id, attempts, address, first_name, subject, message_id, repeated, language } = mail;
    const texts = { text: mail.body_text, html: mail.body_html };
    try {
      const copy = repeated ? asSecondCopy(texts, language) : texts;
      await to.send({ to: { name: first_name, address }, subject, message_id, ...copy });
    } catch (caught) {
      const { message, permanent, unknown } =
        caught instanceof MailFailure ? caught : new MailFailure(String(caught), false, true);
      const error = message.replaceAll(mail.code, '***');
      const pause = permanent ? null : (pauses[attempts - 1] ?? pauses.at(-1) ?? 0);
      const state = await bookFailed(db, mail, { error, unknown, pause });
      log.warn({ mail_id, attempts, state, error }, 'mail not accepted');
      return;
    }
    await bookSent(db, mail);
    log.info({ mail_id, attempts }, 'mail sent');
  }

  async function lookOnce(): Promise<void> {
    await eraseOld(db);
    while (server && !stopped && sending.size < MOST_AT_ONCE) {
      const mail = await claimMail(db, lease);
      if (!mail) return;
      const one = send(server, mail)
        .catch(warn)
        .finally(() => {
          sending.delete(one);
          wake();
        });
      sending.add(one);
    }
  }

  // The message of a failed query contains its values, such as codes; its cause does not.
  const warn = (error: unknown) => {
    const { cause, message } = error as Error;
    log.warn({ reason: cause instanceof Error ? cause.message : message.split('\n', 1)[0] }, 'outbox');
  };

  function wake(): void {
    if (isAsked || stopped) return;
    isAsked = true;
    looks = looks.then(() => {
      isAsked = false;
      return lookOnce().catch(warn);
    });
  }

  const timer = setInterval(wake, look).unref();
  wake();
  void server?.check().then(
    () => log.info(`Mail is sent through ${server.name}.`),
    (error: unknown) => log.warn(`The mail server ${server.name} cannot be used: ${(error as Error).message}.`),
  );
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looks;
      // A sending that takes longer keeps the state `sending`; a later worker tries it again.
      await Promise.race([Promise.all(sending), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    },
  };
}

const COMMANDS: readonly (string | undefined)[] = [confirmPayment.path, resendMail.path];

/** Wakes the worker after commands that queue mails. The mail is committed before the reply is sent. */
export function wakeAfterCommands(app: FastifyInstance, mail: MailWorker): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (COMMANDS.includes(request.routeOptions.url)) mail.wake();
    done();
  });
}
