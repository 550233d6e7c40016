import type { Endpoint, InputOf } from '../contract/endpoint';
import { send } from './call';

/**
 * Sends a command under an idempotency key that the caller keeps with it, such as an entry of a queue that survives a
 * reload. Other commands are sent by `useCommand`.
 * @throws ApiError when it is refused.
 */
export const sendQueued = <E extends Endpoint>(endpoint: E, input: InputOf<E>, key: string) =>
  send(endpoint, input, undefined, key);
