import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { send } from './call';

/**
 * Sends a command under an idempotency key that the caller stores, e.g. in a queue that survives a reload. Other
 * commands use `useCommand`.
 * @throws ApiError when it is refused.
 */
export const sendQueued = <E extends Endpoint>(endpoint: E, input: InputOf<E>, key: string) =>
  send(endpoint, input, undefined, key);
