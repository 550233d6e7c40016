import { Problem } from '@/lib/contract/problem';
import type { Target } from './calls';
import { jsonOf, type Call, type Reply } from './wire';

/** A server may close the connection before a body above its limit is sent whole. */
const CUT_OFF_ABOVE = 64 * 1024;
const CUT_OFF = ['ECONNRESET', 'EPIPE'];
const LARGEST_CHECKED = 256 * 1024;

/** Replies of the HTTP server itself, without a body of ours. */
const BARE = [400, 404, 405, 408, 413, 414, 415, 417, 431];

/** What is wrong with a reply to a call of the contract; undefined when nothing is. */
export function replyFault({ endpoint, door }: Target, call: Call, reply: Reply): string | undefined {
  const { status } = reply;
  if (status === 0) {
    const isCutOff = (call.body?.length ?? 0) > CUT_OFF_ABOVE && CUT_OFF.includes(reply.error ?? '');
    return isCutOff ? undefined : `no reply (${reply.error ?? 'unknown'})`;
  }
  if (status >= 500) return `answered ${status}`;
  if (status === 200) {
    if (endpoint.replyTypes || reply.body.length > LARGEST_CHECKED) return undefined;
    const { error } = endpoint.reply.safeParse(jsonOf(reply));
    const issue = error?.issues[0];
    return issue && `a reply outside the contract: ${issue.path.join('.')}: ${issue.message}`;
  }
  if (status < 400) return undefined;
  const json = jsonOf(reply);
  if (json === undefined)
    return BARE.includes(status) && reply.body.length === 0 ? undefined : `${status} that is no JSON`;
  const isProblem =
    door === 'app' ? Problem.safeParse(json).success : typeof (json as { error?: unknown }).error === 'string';
  return isProblem ? undefined : `${status} that is no problem of ours`;
}
