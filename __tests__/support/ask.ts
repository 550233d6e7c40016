import { problemOf, send } from '@/lib/api/call';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { Browser, Stack } from './stack';

/** Makes contract calls in somebody's name. */
export type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

export const askingBy =
  ({ fetch }: Pick<Browser, 'fetch'>): Ask =>
  (endpoint, input) =>
    send(endpoint, input, fetch);

/** Signs somebody in, the administrator by default. */
export async function signedIn(stack: Pick<Stack, 'browser'>, login = 'admin'): Promise<Ask> {
  const browser = stack.browser();
  await browser.signIn(login);
  return askingBy(browser);
}

/** Code and field of a refusal; null for success. */
export async function refusal(asked: Promise<unknown>) {
  const problem = await asked.then(() => null, problemOf);
  return problem && [problem.code, problem.field];
}
