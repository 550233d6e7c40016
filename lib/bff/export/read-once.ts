import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Read } from '@/lib/lists/list';
import { invoke } from '../invoke';
import type { UpstreamContext } from '../upstream';

/** Reads for one file or paper. A call that both its name and its words need is made once. */
export function readOnce(context: UpstreamContext): Read {
  const replies = new Map<string, Promise<unknown>>();
  return ((endpoint: Endpoint, input: unknown) => {
    const key = JSON.stringify([endpoint.id, input]);
    const reply = replies.get(key) ?? invoke(endpoint, input as never, context).then((outcome) => outcome.reply);
    replies.set(key, reply);
    return reply;
  }) as Read;
}
