import 'server-only';
import type { Endpoint, InputOf, RawInput, ReplyOf } from '../../contract/endpoint';
import type { UpstreamContext } from '../upstream';

/** Makes a call to the admin API on behalf of the request being served. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

export interface Composed {
  readonly endpoint: Endpoint;
  readonly run: (input: RawInput, call: Call, context: UpstreamContext) => Promise<unknown>;
}

/** A call of the BFF itself, composed of calls of the admin API and a pure function that reshapes their replies. */
export const compose = <E extends Endpoint>(
  endpoint: E,
  run: (input: InputOf<E>, call: Call, context: UpstreamContext) => Promise<ReplyOf<E>>,
): Composed => ({ endpoint, run: (input, call, context) => run(input as InputOf<E>, call, context) });
