import 'server-only';
import { CODE, ProblemError, type Code } from '../contract/problem';
import { log } from './log';
import type { UpstreamContext } from './upstream';

/** A call to a service that is not ours. */
export interface OutsideCall {
  readonly address: URL;
  /** What the log says of it; never the address, which may hold a token. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the problem says, whatever went wrong; its code says the rest. */
  readonly failed: string;
  readonly timeoutMs: number;
  /** Bytes. */
  readonly replyLimit: number;
  readonly init?: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** The body as text, or null when it is larger than any honest one. */
async function bounded(response: Response, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The network's own short word for what failed: whole messages may repeat the address, and the token with it. */
function reasonOf(cause: unknown): string {
  const { code } = ((cause as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : (cause as Error).name;
}

/** The code that an unhappy reply stands for, or the JSON of a good one. Redirects are not followed: tokens would go along. */
async function read(response: Response, limit: number): Promise<{ json: unknown } | { code: Code }> {
  if (response.status >= 300 && response.status < 400) return { code: CODE.noJson };
  // Whatever the service means by 401: it is not the session of whoever asks that has ended.
  if (!response.ok) return { code: CODE.upstreamFailed };
  const body = await bounded(response, limit);
  if (body === null) return { code: CODE.drift };
  try {
    return { json: JSON.parse(body) as unknown };
  } catch {
    return { code: CODE.noJson };
  }
}

/**
 * One call to a service outside; gives the JSON it answers.
 * @throws ProblemError 1000 for a redirect or what is no JSON, 1002 and 1003 for silence, 1004 for too large a reply, 1008
 * for a status that is not 2xx; its message is always `failed`.
 */
export async function askOutside(call: OutsideCall, context: UpstreamContext): Promise<unknown> {
  const { address, name, failed, init } = call;
  const fields = { ...call.fields, request_id: context.requestId };
  const refuse = (code: Code, more: object): never => {
    log.warn({ ...fields, code, ...more }, name);
    throw new ProblemError(code, failed);
  };
  let response: Response | undefined;
  try {
    response = await fetch(address, {
      ...init,
      headers: { accept: 'application/json', 'x-request-id': context.requestId, ...init?.headers },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(context.timeoutMs ?? call.timeoutMs),
    });
    const outcome = await read(response, call.replyLimit);
    if ('json' in outcome) return outcome.json;
    return refuse(outcome.code, { status: response.status });
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const tooSlow = (cause as Error).name === 'TimeoutError';
    return refuse(tooSlow ? CODE.tooSlow : CODE.unreachable, { status: response?.status, cause: reasonOf(cause) });
  } finally {
    // A reply that was not read to its end would hold its connection.
    if (response?.body && !response.bodyUsed) await response.body.cancel().catch(() => undefined);
  }
}
