import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@/lib/contract/endpoint';

/** One call that changes something. Its key never changes, so sending it again is the same call. */
export interface Errand {
  readonly endpoint: Endpoint;
  readonly key: string;
  /** Body of the call; null when a refused call made it pointless. */
  readonly body: () => object | null;
  readonly onReply?: (reply: unknown) => void;
  /** The cashier's reaction to a refusal, if any. */
  readonly refused?: (refusal: Refusal) => Errand | null;
}

export interface Refusal {
  readonly code: number;
  readonly field?: string | undefined;
  readonly message: string;
}

export type Answer = { readonly reply: unknown } | { readonly refusal: Refusal };

/** A fault that the till cannot work with: a wrong token, no backend, a silent venue. One sentence. */
export class TillError extends Error {
  override readonly name = 'TillError';
}

export interface WireOptions {
  readonly address: string;
  readonly token: string;
  readonly fetch?: typeof fetch | undefined;
  /** How long a silent venue is asked again. */
  readonly patienceMs?: number | undefined;
}

const LONGEST_PAUSE_MS = 2000;
const ANSWER_MS = 20_000;
/** A wrong token, too many of them, and a venue without a till: retrying is useless. */
const FATAL_CODES = [4, 6, 1010];

/** Sends one call; null when it is unknown whether it arrived. */
async function attempt(
  options: WireOptions,
  endpoint: Endpoint,
  body: object | undefined,
  key: string | undefined,
): Promise<Answer | null> {
  const { address, token, fetch: send = fetch } = options;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const init = { method: endpoint.method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    const response = await send(new URL(endpoint.path, address), init);
    const json = (await response.json()) as Partial<Refusal>;
    if (response.ok) return { reply: endpoint.reply.parse(json) };
    const { code = 0, field, message = '' } = json;
    if (FATAL_CODES.includes(code)) throw new TillError(`The venue refuses the till: ${message}.`);
    return response.status >= 500 ? null : { refusal: { code, field, message } };
  } catch (cause) {
    if (cause instanceof TillError) throw cause;
    return null;
  }
}

/** Sends a call until it is answered. @throws TillError when the venue is silent longer than the till's patience */
export async function askUntilAnswered(
  options: WireOptions,
  endpoint: Endpoint,
  body?: object,
  key?: string,
): Promise<{ answer: Answer; silent: number }> {
  const until = Date.now() + (options.patienceMs ?? 60_000);
  for (let silent = 0; ; silent += 1) {
    const answer = await attempt(options, endpoint, body, key);
    if (answer) return { answer, silent };
    if (Date.now() > until) throw new TillError(`${options.address} does not answer.`);
    await pause(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** silent));
  }
}
