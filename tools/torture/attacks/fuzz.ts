import fc, { type Arbitrary } from 'fast-check';
import { Problem } from '@/lib/contract/problem';
import { LOGINS } from '../accounts';
import type { Attack, Run } from '../attack';
import { brokenOf, rawBodies } from '../broken-values';
import { callOf, inputsOf, isSignIn, TARGETS, type Door, type Target } from '../calls';
import { everyNth, PLANTED } from '../proxy';
import type { KnownIds } from '../schema-values';
import type { Venue } from '../venue';
import { inParallel, inWords, jsonOf, replyInWords, type Call, type Reply } from '../wire';

const MOST = 60;
const LARGEST_BODY = 100_000;

/** Fields that name the same records as another field. */
const ALIASES: readonly (readonly [fields: RegExp, known: string])[] = [
  [/^(id|items|(menu|parent|new|source|target|destination|stock)_id)$/, 'item_id'],
  [/^places$/, 'place_id'],
  [/^employee$/, 'employee_id'],
  [/^(owner|cashier)_id$/, 'user_id'],
  [/^agents$/, 'agent_id'],
  [/^orders$/, 'order_number'],
];
const aliasOf = (field: string): string => ALIASES.find(([fields]) => fields.test(field))?.[1] ?? '';

/** Numbers of records that replies have named, for calls that shall meet real records. */
function openKnownIds() {
  const byField = new Map<string, number[]>();
  const learn = (value: unknown): void => {
    if (Array.isArray(value)) value.slice(0, MOST).forEach(learn);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) {
        if (!Number.isInteger(inner)) learn(inner);
        else if (/(_id|^id|number|version)$/.test(field)) {
          const numbers = byField.get(field) ?? byField.set(field, []).get(field) ?? [];
          if (!numbers.includes(inner as number)) numbers.push(inner as number);
          if (numbers.length > MOST) numbers.shift();
        }
      }
  };
  const known: KnownIds = (field, at) => {
    const numbers = byField.get(field) ?? byField.get(aliasOf(field)) ?? [];
    return numbers[at % Math.max(1, numbers.length)];
  };
  return {
    known,
    learnFrom(reply: Reply): void {
      if (reply.status === 200 && reply.body.length < LARGEST_BODY) learn(jsonOf(reply));
    },
  };
}

const AT_ONCE = 10;
const BATCH = 300;
/** Batches of the short form. */
const SHORT = 3;
/** Least share of 2xx replies at each door. With fewer, the fuzz tests little but refusals. */
const LEAST_DONE = 0.1;
/** The fuzz signs in from here; its hostile sign-ins come from elsewhere. */
const HOME = { 'x-forwarded-for': '10.20.30.40' };

interface Shot {
  readonly target: Target;
  readonly call: Call;
}

/** Headers that no client of ours sends. */
const ODD: readonly Record<string, string | string[]>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(4000) },
  { 'idempotency-key': ['a'.repeat(9), 'b'.repeat(9)] },
  { 'x-request-id': 'ü'.repeat(50) },
  { 'x-location': '/../..' },
  { 'accept-language': 'xx-\u00ff' },
  { 'x-forwarded-for': 'a, b, c' },
  { accept: 'text/html' },
  { expect: '200-ok' },
  { range: 'bytes=0-1' },
];
const oddHeaders = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: ODD.length, arbitrary: fc.constantFrom(...ODD) },
);

function shotsOf(target: Target, known: KnownIds): Arbitrary<Shot> {
  const valid = inputsOf(target.endpoint, known);
  const bodies = valid.map(({ body }) => body);
  const inputs = target.endpoint.body
    ? fc.oneof(
        { weight: 5, arbitrary: valid },
        { weight: 3, arbitrary: fc.tuple(valid, brokenOf(bodies)).map(([input, body]) => ({ ...input, body })) },
        { weight: 1, arbitrary: fc.tuple(valid, rawBodies(bodies)).map(([input, raw]) => ({ ...input, raw })) },
      )
    : valid;
  return fc.tuple(inputs, oddHeaders).map(([input, odd]) => {
    const call = callOf(target, input);
    return { target, call: { ...call, headers: { ...call.headers, ...odd } } };
  });
}

/** Sessions at both doors, renewed when a call of the fuzz has ended one. */
async function openSessions(venue: Venue) {
  const cookies = new Map<string, string>();
  let turn = 0;
  const renew = async (door: Door): Promise<string | undefined> => {
    for (const login of LOGINS) {
      const cookie = await (door === 'app' ? venue.signIn(login, HOME) : venue.signInBehind(login, HOME)).catch(
        () => undefined,
      );
      if (cookie !== undefined) return cookie;
    }
    return undefined;
  };
  const renewing = new Map<Door, Promise<void>>();
  const again = (door: Door): Promise<void> => {
    const going = renewing.get(door) ?? renew(door).then((cookie) => void cookies.set(door, cookie ?? ''));
    renewing.set(door, going);
    return going.finally(() => renewing.delete(door));
  };
  await Promise.all([again('app'), again('backend')]);
  return {
    cookie: (door: Door) => cookies.get(door) ?? '',
    again,
    /** Whether a door takes none of the accounts any more. */
    isOver: () => [...cookies.values()].some((cookie) => cookie === ''),
    /** Another address for each guess, so that the limit of sign-ins does not end the fuzz. */
    elsewhere: () => `10.9.${Math.floor((turn += 1) / 250) % 250}.${turn % 250}`,
  };
}

/** A server may close the connection before a body above its limit is sent completely. */
const CUT_OFF_ABOVE = 64 * 1024;
const CUT_OFF = ['ECONNRESET', 'EPIPE'];
const LARGEST_CHECKED = 256 * 1024;

/** Replies that the HTTP server sends by itself, without a body in our format. */
const BARE = [400, 404, 405, 408, 413, 414, 415, 417, 431];

/** Fault of a reply to a call of the contract; undefined if it has none. */
function replyFault({ endpoint, door }: Target, call: Call, reply: Reply): string | undefined {
  const { status } = reply;
  if (status === 0) {
    const isCutOff = (call.body?.length ?? 0) > CUT_OFF_ABOVE && CUT_OFF.includes(reply.error ?? '');
    return isCutOff ? undefined : `no reply (${reply.error ?? 'unknown'})`;
  }
  if (status >= 500) return `answered ${status}`;
  if (status === 200) {
    if (endpoint.replyTypes || reply.body.length > LARGEST_CHECKED) return undefined;
    const { error } = endpoint.reply.safeParse(jsonOf(reply));
    const issue = error?.issues[0];
    return issue && `a reply outside the contract: ${issue.path.join('.')}: ${issue.message}`;
  }
  if (status < 400) return undefined;
  const json = jsonOf(reply);
  if (json === undefined)
    return BARE.includes(status) && reply.body.length === 0 ? undefined : `${status} that is no JSON`;
  const isProblem =
    door === 'app' ? Problem.safeParse(json).success : typeof (json as { error?: unknown }).error === 'string';
  return isProblem ? undefined : `${status} that is no problem of ours`;
}

/** A venue under the fuzz, and what it has answered. */
interface Fuzzed {
  readonly venue: Venue;
  readonly sessions: Awaited<ReturnType<typeof openSessions>>;
  readonly ids: ReturnType<typeof openKnownIds>;
  readonly answered: Readonly<Record<Door, { sent: number; done: number }>>;
}

/** Sends one shot and judges the reply. */
async function fire(run: Run, { venue, sessions, ids, answered }: Fuzzed, { target, call }: Shot): Promise<void> {
  const client = target.door === 'app' ? venue.client : venue.backendClient;
  const signsIn = isSignIn(target);
  const more = signsIn ? { 'x-forwarded-for': sessions.elsewhere() } : { cookie: sessions.cookie(target.door) };
  const sent = { ...call, headers: { ...HOME, ...call.headers, ...more } };
  const reply = await client.send(sent);
  if (reply.error === 'UNSENT') return;
  run.count('requests');
  run.count(`${Math.floor(reply.status / 100)}xx`);
  answered[target.door].sent += 1;
  if (reply.status >= 200 && reply.status < 300) answered[target.door].done += 1;
  ids.learnFrom(reply);
  const what = replyFault(target, sent, reply);
  if (what)
    run.fault(`${target.door} ${target.endpoint.id}: ${what}`, { request: inWords(sent), reply: replyInWords(reply) });
  if (reply.status === 401 && !signsIn && target.endpoint.access !== 'till') await sessions.again(target.door);
}

async function fuzzVenue(run: Run, batches: { count: number }): Promise<void> {
  const venue = await run.open({ settings: { TRUST_PROXY: 'on', SMTP_URL: 'smtp://127.0.0.1:9' } });
  const [sessions, ids] = [await openSessions(venue), openKnownIds()];
  if (sessions.isOver()) throw new Error('None of the accounts can sign in at a new venue');
  const answered = { app: { sent: 0, done: 0 }, backend: { sent: 0, done: 0 } };
  const fuzzed = { venue, sessions, ids, answered };
  const shots = fc.oneof(...TARGETS.map((target) => shotsOf(target, ids.known)));
  for (const target of TARGETS.filter(({ endpoint }) => endpoint.method === 'GET'))
    await fire(run, fuzzed, { target, call: callOf(target, { params: {} }) });
  do {
    const seed = run.seed + batches.count;
    await inParallel(fc.sample(shots, { seed, numRuns: BATCH }), AT_ONCE, (shot) => fire(run, fuzzed, shot));
    batches.count += 1;
  } while (run.goesOn(batches.count, SHORT) && !sessions.isOver());
  for (const door of ['app', 'backend'] as const) {
    const { sent, done } = answered[door];
    if (done < sent * LEAST_DONE) run.fault(`${door}: only ${done} of ${sent} requests were answered 2xx`);
  }
  await run.judgeBooks(venue);
  await venue.close();
}

/** Calls of the contract with hostile values, broken shapes and odd headers, through the app and past it. */
export const fuzz: Attack = {
  name: 'fuzz',
  share: 60,
  least: { requests: 250_000 },
  planted: [{ says: 'every fiftieth reply is a bare 500', seenAs: new RegExp(PLANTED), alter: everyNth(50) }],
  async run(run) {
    const batches = { count: 0 };
    // When the fuzz has locked itself out at a door, it goes on with another venue.
    do await fuzzVenue(run, batches);
    while (run.goesOn(batches.count, SHORT));
  },
};
