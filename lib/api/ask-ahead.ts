import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { ask } from './call';

/** Milliseconds for which a reply counts as asked by the same press. */
const FRESH_MS = 3000;
const asked = new Map<string, Promise<unknown>>();
const keyOf = (endpoint: Endpoint, input: unknown): string => JSON.stringify([endpoint.id, input]);

/** Sends a query at the press, before the dialog that shows it has rendered; its `useFresh` takes the reply, once. */
export function askAhead<E extends Endpoint>(endpoint: E, input: InputOf<E>): void {
  const key = keyOf(endpoint, input);
  const reply = ask(endpoint, input);
  // An error is shown by what takes the reply.
  reply.catch(() => undefined);
  asked.set(key, reply);
  setTimeout(() => asked.get(key) === reply && asked.delete(key), FRESH_MS);
}

/** Reply to a query, asked ahead or now. */
export function askedAhead<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> {
  const key = keyOf(endpoint, input);
  const reply = asked.get(key);
  asked.delete(key);
  return (reply as Promise<ReplyOf<E>> | undefined) ?? ask(endpoint, input);
}
