import fc, { type Arbitrary } from 'fast-check';
import { browserPath, wirePath, type Endpoint, type RawInput } from '@/lib/contract/endpoint';
import { adminEndpoints, bffEndpoints, tillEndpoints } from '@/lib/sections/endpoints';
import { TOKEN } from './accounts';
import { valuesOf, type KnownIds } from './schema-values';
import type { Call } from './wire';

/** Where a call is made: at the app, or past it at the backend. */
export type Door = 'app' | 'backend';

/** One call of the contract at one door. */
export interface Target {
  readonly endpoint: Endpoint;
  readonly door: Door;
}

const at =
  (door: Door) =>
  (endpoint: Endpoint): Target => ({ endpoint, door });

/** Every call of the contract at every door that has it. */
export const TARGETS: readonly Target[] = [
  ...[...adminEndpoints, ...bffEndpoints, ...tillEndpoints].map(at('app')),
  ...[...adminEndpoints, ...tillEndpoints].map(at('backend')),
];

/** Calls that sign in or out, and so end the caller's own session or count against a limit. */
export const isSignIn = ({ endpoint: { id } }: Target): boolean =>
  ['auth.login', 'auth.logout', 'bff.signIn', 'bff.signOut', 'bff.whoIsHere'].includes(id);

const BOUNDARY = 'boundary-of-the-torture';
/** Type of such a form. */
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** A field of a form. Hostile objects without `toString` are sent too. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** A multipart form with a file and the fields of a body. */
export function formOf(fields: unknown, file: Buffer, name = 'photo.jpg'): Buffer {
  const part = (head: string, value: Buffer | string) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`,
    value,
    '\r\n',
  ];
  const parts = [
    ...Object.entries(Object(fields) as object).flatMap(([key, value]) => part(`name="${key}"`, textOf(value))),
    ...part(`name="file"; filename="${name}"`, file),
    `--${BOUNDARY}--\r\n`,
  ];
  return Buffer.concat(parts.map((one) => Buffer.from(one)));
}

/** The path of a call at a door; a parameter that no address can hold becomes 1. */
export function pathOf({ endpoint, door }: Target, input: RawInput): string {
  const params = Object.fromEntries(
    Object.entries(input.params ?? {}).map(([name, value]) => [name, Buffer.from(String(value)).toString()]),
  );
  const path = wirePath(endpoint, { ...input, params });
  return door === 'app' && endpoint.access !== 'till' ? browserPath(path) : path;
}

/** A call over the wire, without a session. A body that is text is sent as it stands. */
export function callOf(target: Target, input: RawInput & { readonly raw?: string }): Call {
  const { endpoint } = target;
  const isForm = endpoint.fileLimit !== undefined;
  const headers = {
    ...(endpoint.body && { 'content-type': isForm ? FORM : 'application/json' }),
    ...(endpoint.method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
    ...(endpoint.access === 'till' && { authorization: `Bearer ${TOKEN}` }),
    ...((endpoint.changes ?? []).length > 0 && { 'idempotency-key': crypto.randomUUID() }),
  };
  const json = input.raw ?? JSON.stringify(input.body);
  const body = isForm ? formOf(input.body, Buffer.from('no picture')) : json;
  return { method: endpoint.method, path: pathOf(target, input), headers, body: endpoint.body && body };
}

/** Inputs that the contract allows, hostile values among them. */
export const inputsOf = ({ params, query, body }: Endpoint, known: KnownIds): Arbitrary<RawInput> =>
  fc.record(
    {
      ...(params && { params: valuesOf(params, 'input', known) }),
      ...(query && { query: valuesOf(query, 'input', known) }),
      ...(body && { body: valuesOf(body, 'input', known) }),
    },
    { noNullPrototype: true },
  ) as Arbitrary<RawInput>;
