import { problemOf, send } from '@/lib/api/call';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { browserOf, type Browser } from './browser';

/** Makes contract calls in somebody's name. */
export type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

export const askingBy =
  ({ fetch }: Pick<Browser, 'fetch'>): Ask =>
  (endpoint, input) =>
    send(endpoint, input, fetch);

/** Calls of a user, by default the administrator. The first call signs the user in. */
export const signedIn = (login?: string): Ask => askingBy(browserOf(login));

/** Code, key and field of a refusal, or some of them, as `5 changedMeanwhile version`; null for success. */
export async function told(
  asked: Promise<unknown>,
  parts: readonly ('code' | 'key' | 'field')[] = ['code', 'key', 'field'],
): Promise<string | null> {
  const problem = await asked.then(() => null, problemOf);
  return problem && parts.flatMap((part) => problem[part] ?? []).join(' ');
}

/** Code and field of a refusal; null for success. */
export async function refusal(asked: Promise<unknown>) {
  const problem = await asked.then(() => null, problemOf);
  return problem && [problem.code, problem.field];
}

/** Code of a refusal; null for a success. */
export const codeOf = async (asked: Promise<unknown>) => (await asked.then(() => null, problemOf))?.code ?? null;
