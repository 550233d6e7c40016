import 'server-only';
import { CODE, ProblemError, type Code } from '../contract/problem';
import { log } from './log';
import type { UpstreamContext } from './upstream';

/** A call to an outside service. */
export interface OutsideCall {
  readonly address: URL;
  /** Name in the log; never the address, which may hold a token. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Message of the problem, whatever failed; the code tells the kind. */
  readonly failed: string;
  readonly timeoutMs: number;
  /** Maximum size of the reply in bytes. */
  readonly replyLimit: number;
  readonly init?: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** The body as text, or null above the limit. */
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

/** Short error code of the network. Whole messages may repeat the address and with it the token. */
function reasonOf(cause: unknown): string {
  const { code } = ((cause as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : (cause as Error).name;
}

/**
 * JSON of a successful reply, or the code of a failure. Redirects are not followed: they would carry the token along.
 */
async function read(response: Response, limit: number): Promise<{ json: unknown } | { code: Code }> {
  if (response.status >= 300 && response.status < 400) return { code: CODE.noJson };
  // A 401 of an outside service does not end the user's session.
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
 * One call to an outside service; returns its JSON.
 * @throws ProblemError 1000 for a redirect or anything but JSON, 1002 and 1003 for silence, 1004 for too large a reply,
 * 1008 for a status other than 2xx. Its message is always `failed`.
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
    // An unread reply would hold its connection.
    if (response?.body && !response.bodyUsed) await response.body.cancel().catch(() => undefined);
  }
}
