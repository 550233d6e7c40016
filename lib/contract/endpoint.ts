import type { z } from 'zod';
import type { Access, Hidden } from './access';
import type { SectionId } from './sections';

/** Tag of data that a call reads or changes. A command revalidates every query that shares a tag with it. */
export type Tag =
  | 'session'
  | 'menu'
  | 'stock'
  | 'counts'
  | 'orders'
  | 'funds'
  | 'expenses'
  | 'days'
  | 'receipts'
  | 'catalogue'
  | 'groups'
  | 'users'
  | 'cards'
  | 'categories'
  | 'preferences'
  | 'messages'
  | 'sessions'
  | 'secondFactor'
  | 'salary'
  | 'payments'
  | 'mails'
  | 'agents'
  | 'crafts'
  | 'venue'
  | 'attention';

/** One call of the admin API (or of the BFF itself). Route, door, hook and tests are made from it. */
export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** The whole path on the wire; `:name` marks a parameter. */
  readonly path: `/api/${string}`;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly reply: z.ZodType;
  /** Makes the reply out of what legacy servers send, where that differs. */
  readonly legacyReply?: z.ZodType;
  readonly access: Access;
  /** Sections whose screens make the call. Empty for calls made in every section and for the till's calls. */
  readonly sections: readonly SectionId[];
  /** The call exists on our own server only, not on legacy servers. */
  readonly ours?: boolean;
  /** Served to a session that must set up its second factor first; every other call is refused to it. */
  readonly beforeSecondFactor?: true;
  /**
   * The reply is the same for everybody signed in and says nothing of records. A session checked some minutes ago is
   * served.
   */
  readonly impersonal?: true;
  /** Parts of the reply that need a further right. Without it they are left out, so their schemas are optional. */
  readonly hides?: readonly Hidden[];
  /** Set when the body is a multipart form: the fields of `body` as text, and one `file` of at most this many bytes. */
  readonly fileLimit?: number;
  /** Set when the reply is a file of one of these types, not JSON. */
  readonly replyTypes?: readonly ('image/jpeg' | 'application/pdf')[];
  /** Set when the call shares method and address with another one. Returns whether a body belongs to this call. */
  readonly when?: (body: unknown) => boolean;
  /** Set when the reply's `device` becomes a cookie by which the server recognizes the browser. Pages do not get it. */
  readonly keepsDevice?: true;
  readonly reads?: readonly Tag[];
  /** Present on commands only: they carry an `Idempotency-Key` and are refused on a read-only server. */
  readonly changes?: readonly Tag[];
}

type Definition = Omit<Endpoint, 'sections' | 'ours' | 'method'>;
/** A stated method would be ignored. */
type Unstated = { readonly method?: never };

/**
 * Makers of the calls of these sections: `call` makes one that every server knows, `ours` one of our own server alone. A call
 * with a body or with changes is a POST, any other a GET.
 */
export const endpointsOf = <const S extends readonly SectionId[]>(...sections: S) => {
  const call = <const E extends Definition>(endpoint: E & Unstated) => {
    const { body, changes }: Definition = endpoint;
    const method: Endpoint['method'] = body || changes ? 'POST' : 'GET';
    return { ...(endpoint as E), method, sections };
  };
  return { call, ours: <const E extends Definition>(endpoint: E & Unstated) => ({ ...call<E>(endpoint), ours: true }) };
};

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** Input of a call: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** The same input in one loose shape, for code that serves any endpoint. */
export interface RawInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Path and query string of a call on the wire, parameters percent-encoded. */
export function wirePath(endpoint: Endpoint, input: RawInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Path under which a browser reaches the call: the wire's path without version and `admin`. */
export const browserPath = (path: string): string =>
  path.replace(/^\/api\/v\d+\/(admin\/)?/, '/api/').replace(/\/(?=$|\?)/, '');
