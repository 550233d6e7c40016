import { createHmac } from 'node:crypto';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { Settings } from '@/lib/env';
import { SendingFailure, shortAnswer, type Letter, type Transport } from './transport';

/** Time limit of one call, in milliseconds. */
const CALL_MS = 10_000;
const MOST_READ = 300;
const BASE64_SECRET = 'whsec_';
/** Refusals that may pass: the other side was slow, or busy. */
const PASSING = [408, 429];

const keyOf = (secret: string): Buffer =>
  secret.startsWith(BASE64_SECRET)
    ? Buffer.from(secret.slice(BASE64_SECRET.length), 'base64')
    : Buffer.from(secret, 'utf8');

/** Headers of a call by Standard Webhooks. `seconds` is Unix time; the receiver refuses calls that are too old by it. */
export function signedHeaders(secret: string, id: string, seconds: number, body: string): Record<string, string> {
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}

/** The first characters of an answer. The rest is not read. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) {
    text += String(part);
    if (text.length >= MOST_READ) break;
  }
  return text;
}

/**
 * Calls of `WEBHOOK_URL`, or null without it. Redirects are refusals: the operator has set one address. 2xx is accepted; a
 * refusal for good is any other 4xx but 408 and 429, and any redirect.
 */
export function webhook(
  { WEBHOOK_URL, WEBHOOK_SECRET }: Pick<Settings, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>,
  limit = CALL_MS,
): Transport | null {
  if (WEBHOOK_URL === undefined || WEBHOOK_SECRET === undefined) return null;
  const url = new URL(WEBHOOK_URL);
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;

  /** Sends the body; `isSent` tells whether it may have arrived when the call fails. */
  const call = (body: string, headers: Record<string, string>, progress: { isSent: boolean }) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, signal: AbortSignal.timeout(limit) }, resolve);
      sent.on('error', reject);
      sent.on('finish', () => (progress.isSent = true));
      sent.end(body);
    });

  async function send({ message_id, text }: Letter): Promise<void> {
    const seconds = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'user-agent': 'venue-back-office',
    };
    const progress = { isSent: false };
    const failed = (error: unknown): never => {
      const { name, message } = error as Error;
      const reason = name === 'AbortError' || name === 'TimeoutError' ? `No answer within ${limit / 1000} s` : message;
      throw new SendingFailure(shortAnswer(reason), false, progress.isSent);
    };
    const signed = signedHeaders(WEBHOOK_SECRET ?? '', message_id, seconds, text);
    const answer = await call(text, Object.assign(headers, signed), progress).catch(failed);
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) {
      answer.destroy();
      return;
    }
    const said = await beginningOf(answer).catch(() => '');
    const permanent = statusCode < 500 && !PASSING.includes(statusCode);
    throw new SendingFailure(shortAnswer(`${statusCode} ${said}`), permanent, false);
  }

  return { name: url.host, send };
}
