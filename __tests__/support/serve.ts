import { browserPath, type Endpoint, type InputOf, type RawInput, type ReplyOf } from '@/lib/contract/endpoint';
import { defaultMessage, ProblemError, statusOf, type Problem } from '@/lib/contract/problem';
import { real } from '@/lib/contract/real';
import { answer } from './answer';

type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T;
/** Answer to a call: a reply, a refusal, or a raw response such as a proxy's. */
type Answer<E extends Endpoint> = Given<ReplyOf<E>> | ProblemError | Response;
type Handler<E extends Endpoint> = (input: InputOf<E>) => Answer<E> | Promise<Answer<E>>;
type BodyOf<E extends Endpoint> = InputOf<E> extends { readonly body: infer B } ? B : never;

interface Served {
  readonly endpoint: Endpoint;
  readonly handle: (input: RawInput) => unknown;
}
interface Made {
  readonly id: string;
  readonly input: RawInput;
  readonly key: string | null;
}

/** Answers one call of the contract with a reply or a handler. */
export const on = <E extends Endpoint>(endpoint: E, reply: Answer<E> | Handler<E>): Served => ({
  endpoint,
  handle: (typeof reply === 'function' ? reply : () => reply) as Served['handle'],
});

export const refuse = (code: number, { message, field, key, args }: Partial<Problem> = {}): ProblemError =>
  new ProblemError(code, message ?? defaultMessage(code), field, { key, args });

/** Handler whose answer never arrives. */
export const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** Handler that gives each answer once, then repeats the last. */
export const inTurn = <T extends unknown[]>(...answers: T): (() => T[number]) => {
  const left: T[number][] = [...answers];
  return () => (left.length > 1 ? left.shift() : left[0]);
};

const { fetch: original } = globalThis;
const faults: string[] = [];
afterEach(() => {
  globalThis.fetch = original;
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
function fault(text: string): never {
  faults.push(text);
  throw new Error(text);
}

function parse(schema: Endpoint['reply'] | undefined, value: unknown, what: string): unknown {
  const parsed = real(schema)?.safeParse(value);
  if (!parsed || parsed.success) return parsed?.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return fault(`${what} is outside the contract: ${issues.join('; ')}`);
}

const pattern = ({ path }: Endpoint): RegExp => new RegExp(`^${browserPath(path).replace(/:\w+/g, '([^/]+)')}$`);
const find = <T extends { readonly endpoint: Endpoint }>(all: readonly T[], method: string, path: string) => {
  const fitting = all.filter(({ endpoint }) => endpoint.method === method && pattern(endpoint).test(path));
  return fitting.find(({ endpoint }) => !endpoint.path.includes(':')) ?? fitting[0];
};

async function unserved(method: string, path: string): Promise<never> {
  const { adminEndpoints, bffEndpoints } = await import('@/lib/sections/endpoints');
  const every = [...adminEndpoints, ...bffEndpoints].map((endpoint) => ({ endpoint }));
  const id = find(every, method, path)?.endpoint.id;
  return fault(id ? `${id} is not served: ${method} ${path}` : `No call of the contract: ${method} ${path}`);
}

function inputOf(endpoint: Endpoint, url: URL, body: unknown): RawInput {
  const { id, params, query } = endpoint;
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const values = pattern(endpoint).exec(url.pathname)!.slice(1).map(decodeURIComponent);
  const inPath = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  parse(endpoint.body, body, `The body of ${id}`);
  return {
    ...(params && { params: parse(params, inPath, `The path of ${id}`) }),
    ...(query && { query: parse(query, Object.fromEntries(url.searchParams), `The query of ${id}`) }),
    ...(endpoint.body && { body }),
  } as RawInput;
}

/**
 * Serves calls of the contract at the BFF's addresses. A call that is not served, and an input or a reply outside the
 * contract, fail the test.
 */
export function serve(...handlers: readonly Served[]) {
  const served = new Map(handlers.map((one) => [one.endpoint.id, one]));
  const made: Made[] = [];
  const of = ({ id }: Endpoint) => made.filter((one) => one.id === id);

  globalThis.fetch = async (target, init) => {
    const url = new URL(target as string, 'http://venue.test');
    const method = init?.method ?? 'GET';
    const { endpoint, handle } =
      find([...served.values()], method, url.pathname) ?? (await unserved(method, url.pathname));
    const { id } = endpoint;
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body as string);
    const input = inputOf(endpoint, url, body);
    const key = new Headers(init?.headers).get('idempotency-key');
    if (endpoint.changes && key === null) fault(`${id} has no idempotency key`);
    made.push({ id, input, key });
    const reply = await handle(input);
    if (reply instanceof ProblemError) {
      const { code, message, details } = reply;
      return answer({ code, message, ...details }, statusOf(code));
    }
    if (typeof reply === 'object' && reply !== null && 'json' in reply) return reply as Response;
    return answer(parse(endpoint.reply, reply, `The reply of ${id}`) as object);
  };

  return {
    /** Adds handlers, or replaces them. */
    on: <E extends Endpoint>(endpoint: E, reply: Answer<E> | Handler<E>): void =>
      void served.set(endpoint.id, on(endpoint, reply)),
    /** Inputs of the calls so far, with bodies as sent. */
    calls: <E extends Endpoint>(endpoint: E) => of(endpoint).map(({ input }) => input as InputOf<E>),
    bodies: <E extends Endpoint>(endpoint: E) => of(endpoint).map(({ input }) => input.body as BodyOf<E>),
    /** Idempotency keys of a command's calls. */
    keys: (endpoint: Endpoint) => of(endpoint).map(({ key }) => key),
    /** All commands so far. */
    commands: () => made.filter(({ key }) => key !== null).map(({ id, input: { body } }) => ({ id, body })),
    /** Ids of all calls so far. */
    asked: () => made.map(({ id }) => id),
  };
}
export type Server = ReturnType<typeof serve>;
