import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { closeDay } from '@/lib/sections/days/contract';
import { resendMail } from '@/lib/sections/payments/contract/mails';
import { confirmPayment } from '@/lib/sections/payments/contract/payments';
import { sendTestMessage } from '@/lib/sections/settings/contract/messages';
import type { Settings } from '@/lib/env';
import type { Database } from '../db/open';
import type { Channel } from '../db/schema';
import { letterOf, type Compose } from './letter';
import { bookDropped, bookFailed, bookSent, claimMail, eraseOld, type ClaimedMail } from './queue';
import { mailServer } from './server';
import { SENDING_MS, SendingFailure, type Transport } from './transport';
import { webhook } from './webhook';

/** Times of the worker, in milliseconds. */
interface Pace {
  /** Pause between two looks at the outbox. */
  readonly look: number;
  /** Time limit of one sending. */
  readonly sending: number;
  /** Time after which a sending without a result counts as left by a worker that stopped. */
  readonly lease: number;
  /** Pauses between sendings. The last one repeats for codes, and doubles for messages to people. */
  readonly pauses: readonly number[];
}

const PACE: Pace = { look: 3_000, sending: SENDING_MS, lease: 40_000, pauses: [5_000, 15_000, 45_000, 90_000] };
const LONGEST_PAUSE = 3_600_000;
/** Messages sent at the same time. */
const MOST_AT_ONCE = 4;
/** How long a stop waits for sendings under way. */
const STOP_MS = 3_000;

/** Pause after a failed sending: a code has ten minutes, a message to a person a day. */
function pauseAfter({ kind, attempts }: ClaimedMail, pauses: readonly number[]): number {
  const last = pauses.at(-1) ?? 0;
  const further = kind === 'code' ? 0 : Math.max(0, attempts - pauses.length);
  return pauses[attempts - 1] ?? Math.min(last * 2 ** further, LONGEST_PAUSE);
}

export interface MailWorker {
  /** Looks at the outbox now. */
  wake(): void;
  /** Starts no further sendings, and waits a few seconds for those under way. */
  stop(): Promise<void>;
}

interface Post {
  readonly settings: Settings;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Composes messages to people. */
  readonly compose: Compose;
}

/**
 * Sends the messages of the outbox and erases what is too old. Each channel is sent if it is set up: mails with `SMTP_URL`,
 * calls with `WEBHOOK_URL`.
 */
export function startMailWorker(
  { db }: Pick<Database, 'db'>,
  { settings, log, compose }: Post,
  { look, sending: limit, lease, pauses }: Pace = PACE,
): MailWorker {
  const transports = new Map<Channel, Transport>();
  const [server, hook] = [mailServer(settings, limit), webhook(settings)];
  if (server) transports.set('mail', server);
  if (hook) transports.set('webhook', hook);
  const channels = [...transports.keys()];
  const sending = new Set<Promise<void>>();
  let stopped = false;
  /** Resolves when all passes so far have ended. They run one after another. */
  let looks = Promise.resolve();
  let isAsked = false;

  async function send(mail: ClaimedMail): Promise<void> {
    const { mail_id, attempts, channel, kind, code } = mail;
    try {
      const made = await letterOf(db, mail, compose);
      if ('dropped' in made) {
        await bookDropped(db, mail, made.dropped);
        log.info({ mail_id, kind, reason: made.dropped }, 'message dropped');
        return;
      }
      await transports.get(channel)?.send(made);
    } catch (caught) {
      const isKnown = caught instanceof SendingFailure;
      // Any other error comes from the database, before anything was sent.
      if (!isKnown) warn(caught);
      const { message, permanent, unknown } = isKnown
        ? caught
        : new SendingFailure('The message could not be composed', false, false);
      const error = code === null ? message : message.replaceAll(code, '***');
      const state = await bookFailed(db, mail, { error, unknown, pause: permanent ? null : pauseAfter(mail, pauses) });
      log.warn({ mail_id, kind, channel, attempts, state, error }, 'mail not accepted');
      return;
    }
    await bookSent(db, mail);
    log.info({ mail_id, kind, channel, attempts }, 'mail sent');
  }

  async function lookOnce(): Promise<void> {
    await eraseOld(db);
    while (channels.length > 0 && !stopped && sending.size < MOST_AT_ONCE) {
      const mail = await claimMail(db, lease, channels);
      if (!mail) return;
      const one = send(mail)
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
  void server?.check?.().then(
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

const COMMANDS: readonly (string | undefined)[] = [confirmPayment, resendMail, closeDay, sendTestMessage].map(
  ({ path }) => path,
);

/** Wakes the worker after commands that queue messages. They are committed before the reply is sent. */
export function wakeAfterCommands(app: FastifyInstance, mail: MailWorker): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (COMMANDS.includes(request.routeOptions.url)) mail.wake();
    done();
  });
}
