import 'server-only';
import { cacheKey, type Entry } from '@/lib/contract/cache-key';
import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { ProblemError } from '@/lib/contract/problem';
import { invoke } from './invoke';
import type { Visit } from './require-page';

/**
 * Preloads the first data of a page. A refused call gives no entry: the screen asks again and shows the error in place
 * of the data.
 */
export async function preload<E extends Endpoint>(visit: Visit, endpoint: E, input: InputOf<E>): Promise<Entry[]> {
  try {
    const { reply } = await invoke(endpoint, input, visit.context);
    return [{ key: cacheKey(endpoint, input), data: reply }];
  } catch (error) {
    if (error instanceof ProblemError) return [];
    throw error;
  }
}

/**
 * Starts to preload data that the page does not wait for: the page is sent at once and the reply after it. What reads the
 * reply stands in `Suspense`. After a refusal the promise has no reply, and the screen asks again.
 */
export function preloadLater<E extends Endpoint>(visit: Visit, endpoint: E, input: InputOf<E>): Entry[] {
  const data = preload(visit, endpoint, input).then(([entry]) => entry?.data);
  // Whoever reads it meets the failure; until then it must not end the process.
  data.catch(() => undefined);
  return [{ key: cacheKey(endpoint, input), data }];
}
