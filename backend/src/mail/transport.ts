import type { MailTexts } from './texts';

/** A message as it leaves. For the webhook `text` is the JSON body of the call, and only `message_id` counts besides. */
export interface Letter extends MailTexts {
  readonly to: { readonly name: string; readonly address: string };
  readonly message_id: string;
}

/** Why a message was not accepted. Its text is the server's answer, or that of the network. */
export class SendingFailure extends Error {
  constructor(
    message: string,
    /** Whether sending again would fail too. */
    readonly permanent: boolean,
    /** Whether the server may have accepted the message and its answer was lost. */
    readonly unknown: boolean,
  ) {
    super(message);
  }
}

/** Time limit of one sending, in milliseconds. */
export const SENDING_MS = 20_000;
const LONGEST_ERROR = 300;

/** A server's answer as the outbox keeps it: one short line. */
export const shortAnswer = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_ERROR);

/** A way by which messages leave the outbox. */
export interface Transport {
  /** Host and port, for the log. */
  readonly name: string;
  /** Connects and signs in; without it nothing can be checked before the first message. @throws SendingFailure */
  check?(): Promise<void>;
  /** Resolves once the other side has accepted the message. @throws SendingFailure */
  send(letter: Letter): Promise<void>;
}
