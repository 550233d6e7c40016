import fc from 'fast-check';
import { tillEndpoints } from '@/lib/sections/endpoints';
import { asIfJustNow } from '../support/attempts';
import { times } from '../support/effort';
import { posting } from '../support/browser';
import { signedInAs, type Browser } from '../support/stack';
import { BAR, openTill, SONG, tillStack, TOKEN } from '../support/till';

const stack = tillStack();
/** The admin's sessions: at the app, and at the backend. */
let browser: Browser;
let cookie = '';
beforeAll(async () => {
  browser = await signedInAs('admin');
  cookie = await stack.cookieOf('admin');
});

type TillEndpoint = (typeof tillEndpoints)[number];
let from = 0;
const inject = ({ method, path, body }: TillEndpoint, headers: Record<string, string>, payload: object = {}) =>
  stack.app.inject({ method, url: path, headers, remoteAddress: `10.2.0.${(from += 1)}`, ...(body && { payload }) });
/**
 * Calls through the app's own port, each from its own address, so that wrong tokens of one test do not block the next.
 */
const knock = async (path: string, init: RequestInit = {}, address = `10.1.0.${(from += 1)}`) => {
  const response = await stack.browser({ address }).fetch(path, init);
  return { status: response.status, json: (await response.json()) as { code?: number; message?: string } };
};
const requestOf = ({ method, body }: TillEndpoint, headers: Record<string, string>): RequestInit =>
  body ? posting({}, headers) : { method, headers };
const bearer = { authorization: `Bearer ${TOKEN}` };

test.each(tillEndpoints)('$id opens to the token only, at the backend and at the app’s door', async (endpoint) => {
  const wrong: readonly Record<string, string>[] = [
    {},
    { cookie },
    { authorization: TOKEN },
    { authorization: `Basic ${TOKEN}` },
    ...[`Bearer ${TOKEN}x`, `Bearer ${TOKEN} x`, 'Bearer '].map((authorization) => ({ authorization })),
  ];
  for (const headers of wrong) {
    const reply = await inject(endpoint, headers, { nonsense: true });
    expect([reply.statusCode, reply.json<{ code: number }>().code]).toEqual([401, 4]);
    const answer = await knock(endpoint.path, requestOf(endpoint, { ...headers, cookie: browser.cookie() }));
    expect([answer.status, answer.json.code]).toEqual([401, 4]);
  }
  expect((await inject(endpoint, bearer)).statusCode).not.toBe(401);
  expect((await knock(endpoint.path, requestOf(endpoint, bearer))).status).not.toBe(401);
});

const anyBody = fc.object({
  key: fc.constantFrom('place_id', 'table', 'menu_id', 'count', 'session_id', 'agents', 'cashier_id', 'paid_type', 'x'),
});
const nearly = fc.record(
  {
    place_id: fc.constantFrom(BAR, 99, -1),
    table: fc.string({ maxLength: 60, unit: 'binary' }),
    menu_id: fc.constantFrom(SONG, 2 ** 31),
    count: fc.oneof(fc.constantFrom(1, 0.001, 10_000), fc.double()),
    time: fc.oneof(fc.maxSafeInteger(), fc.constant(Math.floor(Date.now() / 1000))),
    cashier_id: fc.constant(2),
    paid_type: fc.constantFrom('cash', 'card', 'mixed'),
    card_part: fc.double({ min: 0, max: 1e8 }),
    discount_card: fc.string({ unit: 'binary' }),
    delivery_partner: fc.string({ unit: 'binary' }),
    session_id: fc.constantFrom(1, 2 ** 31 - 1),
    agent_id: fc.constantFrom(1, 77),
    agents: fc.array(fc.constantFrom(1, 2, 2, 77)),
    participants: fc.integer(),
    joins: fc.boolean(),
  },
  { requiredKeys: ['place_id', 'table'] },
);

const withBody = tillEndpoints.filter(({ body }) => body !== undefined);
test.each(withBody)('$id answers any body with its contract or a problem, never with 500', async (endpoint) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyBody, nearly), async (body) => {
      const key = { ...bearer, 'idempotency-key': crypto.randomUUID() };
      const reply = await inject(endpoint, key, body);
      expect(reply.statusCode).toBeLessThan(500);
      if (reply.statusCode === 200) endpoint.reply.parse(reply.json());
      else expect(reply.json()).toMatchObject({ code: expect.any(Number) as number });
    }),
    { numRuns: times(15, 60) },
  );
});

describe('the door', () => {
  it('lets the till’s calls through with their request id, which identifies them in the logs, and nothing else of the admin API', async () => {
    expect((await knock('/api/v1/pos/setup', { headers: bearer })).status).toBe(200);
    for (const path of ['/api/v1/pos/nothing', '/api/v1/pos/../admin/funds', '/api/pos/setup', '/api/v1/pos/pay'])
      expect([path, (await knock(path, { headers: bearer })).status]).toEqual([
        path,
        path.startsWith('/api/v1/pos/') && !path.includes('..') ? 404 : 401,
      ]);
    const headers = { ...bearer, 'x-request-id': 'asked-by-till-7' };
    const response = await stack.browser().fetch('/api/v1/pos/tables', { headers });
    expect(response.headers.get('x-request-id')).toBe('asked-by-till-7');
  });

  it('takes at most 64 KB', async () => {
    const post = (length: number) => {
      const headers = { ...bearer, 'idempotency-key': crypto.randomUUID() };
      return knock('/api/v1/pos/open', posting({ place_id: BAR, table: 'x'.repeat(length) }, headers));
    };
    expect((await post(20)).status).toBe(200);
    const large = await post(64 * 1024);
    expect([large.status, large.json.code]).toEqual([413, 1005]);
    const broken = await knock('/api/v1/pos/open', { method: 'POST', headers: bearer, body: '{' });
    expect([broken.status, broken.json.code]).toEqual([400, 1]);
  });

  it('refuses pages of other sites; a till, which is no page, names none', async () => {
    const codeOf = async (headers: Record<string, string>) =>
      (await knock('/api/v1/pos/open', { method: 'POST', headers: { ...bearer, ...headers }, body: '{}' })).json.code;
    expect(await codeOf({ origin: 'https://elsewhere.example' })).toBe(3);
    expect(await codeOf({ 'sec-fetch-site': 'cross-site' })).toBe(3);
    expect(await codeOf({})).toBe(1);
  });

  it('closes after thirty wrong tokens, but never for the till, which may share the address', async () => {
    const guess = (token: string) =>
      knock('/api/v1/pos/setup', { headers: { authorization: `Bearer ${token}` } }, '10.9.9.9');
    for (let count = 0; count < 30; count += 1) expect((await guess(`guess ${count}`)).json.code).toBe(4);
    await asIfJustNow(stack.database);
    expect((await guess('one more')).json.code).toBe(6);
    expect((await guess(TOKEN)).status).toBe(200);
    expect((await guess('and one more')).json.code).toBe(6);
    expect((await openTill().ask('setup')).status).toBe(200);
  });
});
