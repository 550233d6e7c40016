import 'server-only';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import type { Endpoint, InputOf, RawInput, ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { specialLogins } from './settings';
import type { UpstreamContext } from './upstream';
import { personIn } from './user';

/** Makes a call to the admin API on behalf of the request being served. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  /** Idempotency key, if one request makes several commands. */
  key?: string,
) => Promise<ReplyOf<E>>;

type Make = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  context: UpstreamContext,
) => Promise<{ reply: ReplyOf<E>; cookie: string }>;

/** Makes calls on behalf of one request, each with the cookie that the one before it left. */
export function chained(make: Make, context: UpstreamContext) {
  let { cookie } = context;
  const call: Call = async (endpoint, input, idempotencyKey) => {
    const outcome = await make(endpoint, input, { ...context, cookie, ...(idempotencyKey && { idempotencyKey }) });
    ({ cookie } = outcome);
    return outcome.reply;
  };
  return { call, cookie: () => cookie };
}

export interface Composed {
  readonly endpoint: Endpoint;
  readonly run: (input: RawInput, call: Call, context: UpstreamContext) => Promise<unknown>;
}

/** A call of the BFF itself, composed of calls of the admin API and a pure function that reshapes their replies. */
export const compose = <E extends Endpoint>(
  endpoint: E,
  run: (input: InputOf<E>, call: Call, context: UpstreamContext) => Promise<ReplyOf<E>>,
): Composed => ({ endpoint, run: (input, call, context) => run(input as InputOf<E>, call, context) });

/**
 * Checks the right to a call that no admin API receives and checks, with the rights of this moment.
 * @throws ProblemError 1001 when the session has ended, 3 without the right.
 */
export async function requireNow({ access }: Endpoint, call: Call): Promise<Person> {
  const person = personIn(await call(checkLogin, {}));
  if (!mayAccess(person, access, specialLogins())) throw refusal('noPrivilege');
  return person;
}
