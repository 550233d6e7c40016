import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { venueName, type Settings } from '@/lib/env';
import { senderOf } from './outbox';
import type { MailTexts } from './texts';

/** A mail as it goes to the server. */
export interface Letter extends MailTexts {
  readonly to: { readonly name: string; readonly address: string };
  readonly message_id: string;
}

/** Why a mail was not accepted. Its message is the server's answer, or that of the network. */
export class MailFailure extends Error {
  constructor(
    message: string,
    /** Whether sending again would fail too. */
    readonly permanent: boolean,
    /** Whether the server may have accepted the mail and its answer was lost. */
    readonly unknown: boolean,
  ) {
    super(message);
  }
}

export interface MailServer {
  /** Host and port, for the log. */
  readonly name: string;
  /** Connects and signs in. @throws MailFailure */
  check(): Promise<void>;
  /** Resolves once the server has accepted the mail. @throws MailFailure */
  send(letter: Letter): Promise<void>;
}

/** Time for one sending as a whole. */
const SENDING_MS = 20_000;
const LONGEST_ERROR = 300;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
}

/**
 * The mail server of `SMTP_URL`, or null without one. `smtps` is TLS from the first byte; `smtp` changes to TLS where
 * the server offers it, and must do so before a password leaves this machine.
 */
export function mailServer(settings: Settings, limit = SENDING_MS): MailServer | null {
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

  const failureOf = (error: SmtpError, unknown = false, permanent = false): MailFailure => {
    const text = (error.response ?? error.message).replaceAll(/\s+/g, ' ').trim();
    const hidden = credentials && credentials.pass ? text.replaceAll(credentials.pass, '***') : text;
    return new MailFailure(hidden.slice(0, LONGEST_ERROR), permanent, unknown);
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
      await new Promise<void>((done, fail) =>
        connection.connect((error?: Error | null) => (error ? fail(error) : done())),
      );
      if (credentials) {
        await new Promise<void>((done, fail) => {
          connection.login({ credentials }, (error?: Error | null) => (error ? fail(error) : done()));
        });
      }
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
        await session(
          (connection) =>
            new Promise<void>((done, fail) => {
              const envelope = { from: from.address, to: [to.address] };
              connection.send(envelope, message, (error?: Error | null) => (error ? fail(error) : done()));
            }),
        );
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
