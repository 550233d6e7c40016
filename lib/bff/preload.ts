import 'server-only';
import { cacheKey, type Entry } from '@/lib/contract/cache-key';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { ProblemError } from '@/lib/contract/problem';
import { invoke } from './invoke';
import type { Visit } from './require-page';

/** The reply to a call; undefined if it is refused. */
async function replyTo<E extends Endpoint>(
  visit: Visit,
  endpoint: E,
  input: InputOf<E>,
): Promise<ReplyOf<E> | undefined> {
  try {
    return (await invoke(endpoint, input, visit.context)).reply;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Preloads the first data of a page. A refused call gives no entry, so the screen calls again and shows the error. */
export async function preload<E extends Endpoint>(visit: Visit, endpoint: E, input: InputOf<E>): Promise<Entry[]> {
  const data = await replyTo(visit, endpoint, input);
  return data === undefined ? [] : [{ key: cacheKey(endpoint, input), data }];
}

/**
 * Starts reading the first data of a page without waiting for it: the page is sent first, and the data follows in the same
 * response. The component that reads it must be inside `Suspense`. If the call is refused, the promise resolves to
 * undefined, and the screen calls again.
 */
export function preloadLater<E extends Endpoint>(visit: Visit, endpoint: E, input: InputOf<E>): Entry[] {
  const data = replyTo(visit, endpoint, input);
  // React handles a rejection when it reads the promise. An earlier rejection would end the process without this handler.
  data.catch(() => undefined);
  return [{ key: cacheKey(endpoint, input), data }];
}
