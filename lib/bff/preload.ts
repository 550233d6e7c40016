import 'server-only';
import { cacheKey, type Entry } from '../contract/cache-key';
import type { Endpoint, InputOf } from '../contract/endpoint';
import { ProblemError } from '../contract/problem';
import { invoke } from './invoke';
import type { Visit } from './require-page';

/**
 * Reads on the server what a page shows first. A refused call gives no entry, so that the screen asks again by itself
 * and shows the error where the data would be.
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
