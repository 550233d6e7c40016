import 'server-only';
import { CODE, ProblemError, type Code } from '@/lib/contract/problem';
import { timeFor } from './bounds';
import { exchange, reasonOf, silenceOf, type Answer } from './exchange';
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
  /** Maximum size of the reply in bytes, unpacked. */
  readonly replyLimit: number;
  readonly init?: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/**
 * JSON of a successful reply, or the code of a failure. Redirects are not followed: they would carry the token along.
 */
function read({ status, body }: Answer): { json: unknown } | { code: Code } {
  if (status >= 300 && status < 400) return { code: CODE.noJson };
  // A 401 of an outside service does not end the user's session.
  if (status < 200 || status >= 300) return { code: CODE.upstreamFailed };
  try {
    return { json: JSON.parse(body.toString('utf8')) as unknown };
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
  const { address, name, failed, init, replyLimit } = call;
  const fields = { ...call.fields, request_id: context.requestId };
  const refuse = (code: Code, more: object): never => {
    log.warn({ ...fields, code, ...more }, name);
    throw new ProblemError(code, failed);
  };
  const answer = await exchange(address, {
    method: init?.method ?? 'GET',
    headers: { accept: 'application/json', 'x-request-id': context.requestId, ...init?.headers },
    body: init?.body,
    timeoutMs: Math.min(call.timeoutMs, timeFor(context)),
    replyLimit,
  }).catch((cause: unknown) => refuse(silenceOf(cause), { cause: reasonOf(cause) }));
  const outcome = read(answer);
  return 'json' in outcome ? outcome.json : refuse(outcome.code, { status: answer.status });
}
