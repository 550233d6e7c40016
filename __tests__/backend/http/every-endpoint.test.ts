import fc from 'fast-check';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { mayAccess, permissionsOf, type Person } from '@/lib/rights/permissions';
import { specialLoginsOf, readSettings } from '@/lib/env';
import { PEOPLE } from '../../support/people';
import { startStack } from '../../support/stack';
import { times } from '../../support/effort';
import { alwaysAwaited } from '../../support/always';

const stack = startStack();
/** An account without rights: one with more rights than the caller is refused with 403 too. */
let junior = 1;
const cookies = new Map<string, string>();

beforeAll(async () => {
  for (const { login, permissions } of CALLERS) await stack.addUser(login, permissions);
  for (const login of ['admin', ...CALLERS.map((person) => person.login)])
    cookies.set(login, await stack.cookieOf(login));
  junior = await stack.addUser('junior', permissionsOf([]));
});

const guarded = adminEndpoints.filter(({ access, id }) => access !== 'public' && id !== 'auth.logout');
const special = specialLoginsOf(readSettings({}));
/** One person for each distinct set of allowed calls. */
const CALLERS = [
  ...new Map(
    PEOPLE.map((person) => [guarded.map(({ access }) => mayAccess(person, access, special)).join(), person] as const),
  ).values(),
];
const rightsOf = ({ permissions }: Person): number => permissions.replaceAll('0', '').length;
const byRights = CALLERS.toSorted((a, b) => rightsOf(a) - rightsOf(b));
/**
 * Callers to test for an endpoint. At night all. By day the refused caller with the most rights, the admitted caller with
 * the fewest, and the brewer and `localhost`, who have rules of their own.
 */
const askedAbout = ({ access }: (typeof adminEndpoints)[number]): readonly Person[] => {
  const may = (person: Person) => mayAccess(person, access, special);
  const nearest = [byRights.findLast((person) => !may(person)), byRights.find(may)];
  const isAsked = (person: Person) => nearest.includes(person) || ['brewer', 'localhost'].includes(person.login);
  return CALLERS.filter((person) => times(isAsked(person), true));
};
const ask = (endpoint: (typeof adminEndpoints)[number], login: string, body: object = {}) =>
  stack.askBackend(endpoint, { params: { id: junior }, body }, { cookie: cookies.get(login) ?? '' });

/** A body that no schema takes; of a call that shares its address, one that means it. */
const nonsenseFor = ({ when }: (typeof adminEndpoints)[number]) => (when ? { name: '' } : { nonsense: true });

test('ids and addresses are unique', () => {
  const all = [...adminEndpoints, ...bffEndpoints];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const told = all.filter(({ when }) => !when);
  expect(new Set(told.map(({ method, path }) => method + path)).size).toBe(told.length);
});

// Rights are checked before the body is read.
test.each(guarded)('$id refuses a stranger with 401 and a user without the right with 403', async (endpoint) => {
  expect((await ask(endpoint, 'nobody')).statusCode).toBe(401);
  for (const person of askedAbout(endpoint)) {
    const { statusCode } = await ask(endpoint, person.login, nonsenseFor(endpoint));
    expect([person.login, statusCode === 403]).toEqual([person.login, !mayAccess(person, endpoint.access, special)]);
  }
});

const withBody = guarded.filter(({ body }) => body !== undefined);
const anyBody = fc.object({ key: fc.constantFrom('item_id', 'items', 'priority', 'old_id', 'x') });
const A_PROBLEM = { code: expect.any(Number) as number, error: expect.any(String) as string };
test.each(withBody)('$id answers any body with its contract or a problem, never with 500', async (endpoint) => {
  await alwaysAwaited(times(5, 40))(anyBody, async (body) => {
    const reply = await ask(endpoint, 'admin', body);
    expect(reply.statusCode).toBeLessThan(500);
    if (reply.statusCode === 200) endpoint.reply.parse(reply.json());
    else expect(reply.json()).toMatchObject(A_PROBLEM);
  });
});

test('a body over a megabyte is 413, one that is no JSON 400, and an unknown call is 404', async () => {
  const payload = { item_id: 1, x: 'x'.repeat(1024 * 1024) };
  const headers = { cookie: cookies.get('admin') ?? '' };
  const large = await stack.app.inject({ method: 'POST', url: '/api/v1/admin/menu/check', payload, headers });
  expect([large.statusCode, large.json<{ code: number }>().code]).toEqual([413, 1005]);
  const json = { ...headers, 'content-type': 'application/json' };
  const broken = await stack.app.inject({
    method: 'POST',
    url: '/api/v1/admin/menu/check',
    payload: '{',
    headers: json,
  });
  expect([broken.statusCode, broken.json()]).toEqual([400, expect.objectContaining({ code: 1, key: 'badInput' })]);
  const unknown = await stack.app.inject({ method: 'GET', url: '/api/v1/admin/nothing', headers });
  expect([unknown.statusCode, unknown.json<{ code: number }>().code]).toEqual([404, 2]);
});
