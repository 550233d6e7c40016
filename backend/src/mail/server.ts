import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { venueName, type Settings } from '@/lib/env';
import { senderOf } from './outbox';
import { SENDING_MS, SendingFailure, shortAnswer, type Transport } from './transport';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
}

/** Waits for the callback of a step of the connection. @throws its error */
const called = (step: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => step((error) => (error ? reject(error) : resolve())));

/**
 * The mail server of `SMTP_URL`, or null without one. `smtps` is TLS from the first byte; `smtp` changes to TLS where
 * the server offers it, and must do so before a password leaves this machine.
 */
export function mailServer(settings: Settings, limit = SENDING_MS): Transport | null {
  if (settings.SMTP_URL === undefined) return null;
  const url = new URL(settings.SMTP_URL);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const port = Number(url.port) || (secure ? 465 : 587);
  const credentials = url.username && {
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
  const requireTLS = credentials !== '' && !LOOPBACK.includes(host);
  const from = { name: venueName(settings), address: senderOf(settings) };

  const failureOf = (error: SmtpError, unknown = false, permanent = false): SendingFailure => {
    const text = error.response ?? error.message;
    const hidden = credentials && credentials.pass ? text.replaceAll(credentials.pass, '***') : text;
    return new SendingFailure(shortAnswer(hidden), permanent, unknown);
  };

  /** Connects, signs in and does `work`; closes the connection in any case. */
  const session = async (work: (connection: SMTPConnection) => Promise<unknown>): Promise<void> => {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS,
      connectionTimeout: limit,
      greetingTimeout: limit,
      socketTimeout: limit,
      dnsTimeout: limit,
    });
    let timer: NodeJS.Timeout | undefined;
    const broken = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} s`)), limit);
      connection.on('error', reject);
    });
    const steps = async () => {
      await called((done) => connection.connect(done));
      if (credentials) await called((done) => connection.login({ credentials }, done));
      await work(connection);
    };
    try {
      await Promise.race([steps(), broken]);
      connection.quit();
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    name: `${host}:${port}`,
    async check() {
      await session(() => Promise.resolve()).catch((error: unknown) => {
        throw failureOf(error as SmtpError);
      });
    },
    async send({ to, subject, text, html, message_id }) {
      const mail = {
        from,
        to,
        subject,
        text,
        html,
        messageId: message_id,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      const bytes = await new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true })
        .compile()
        .build();
      // Read once the server asks for the message. From then on a lost connection does not tell what became of it.
      const message = Readable.from([bytes]);
      try {
        const envelope = { from: from.address, to: [to.address] };
        await session((connection) => called((done) => connection.send(envelope, message, done)));
      } catch (caught) {
        const error = caught as SmtpError;
        const { responseCode: code } = error;
        const isAddress = code === undefined && error.code === 'EENVELOPE';
        throw failureOf(
          error,
          message.readableDidRead && code === undefined,
          isAddress || (code !== undefined && code >= 500),
        );
      }
    },
  };
}
