import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { mayAccess } from '@/lib/rights/permissions';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { everyList } from '@/lib/sections/lists';
import { times } from '../support/effort';
import { PEOPLE } from '../support/people';
import { startStack, type Browser, type Stack } from '../support/stack';

let stack: Stack;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  stack = await startStack();
  for (const [at, { login, permissions }] of PEOPLE.entries()) {
    await stack.addUser(login, permissions);
    const browser = stack.browser({ address: `10.3.0.${at}` });
    await browser.signIn(login);
    browsers.set(login, browser);
  }
});
afterAll(() => stack.close());

const guarded = ([...adminEndpoints, ...bffEndpoints] as readonly Endpoint[]).filter(
  ({ id, access }) => access !== 'public' && !/^(auth|bff\.(sign|who))/.test(id),
);
const special = specialLoginsOf(readSettings({}));
/** Its login closes what its rights would open. */
const LOCALHOST = PEOPLE.find(({ login }) => login === 'localhost')!;
/** Of those who may, and of those who may not; all of them at night. */
const MOST = times(2, PEOPLE.length);
const may = (person: (typeof PEOPLE)[number], { access }: Pick<Endpoint, 'access'>) =>
  mayAccess(person, access, special);
/** A number of no record, and a body that no schema takes: a right is judged before either. */
const given = { params: { id: 987_654_321, target: 'karaoke', guid: 'x' } };
const nonsense = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"nonsense":true}' };

test.each(guarded.map((endpoint, at) => [endpoint.id, endpoint, at] as const))(
  '%s lets in at the app’s door who may, and nobody else',
  async (_id, endpoint, at) => {
    const first = (at * 5) % PEOPLE.length;
    const inTurn = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
    const of = (allowed: boolean) => inTurn.filter((one) => may(one, endpoint) === allowed).slice(0, MOST);
    const address = browserPath(wirePath(endpoint, given));
    // A call that shares its address is told by its name.
    const body = endpoint.when ? { ...nonsense, body: '{"name":""}' } : nonsense;
    const init = endpoint.method === 'GET' ? {} : body;
    for (const person of new Set([...of(true), ...of(false), LOCALHOST])) {
      const reply = await browsers.get(person.login)!.fetch(address, init);
      expect([person.login, reply.status === 403]).toEqual([person.login, !may(person, endpoint)]);
      expect([401, 500]).not.toContain(reply.status);
    }
    expect((await stack.browser().fetch(address, init)).status).toBe(401);
  },
);

test.each(everyList.map((table, at) => [table.id, table, at] as const))(
  '%s is given as a file and on paper to nobody who may not read it',
  async (id, { endpoint }, at) => {
    const closed = PEOPLE.filter((person) => !may(person, endpoint));
    for (const { login } of closed.slice(at % closed.length).slice(0, times(1, PEOPLE.length)))
      for (const address of [`/api/export/${id}?format=csv&item=1`, `/api/print/${id}?item=1`])
        expect([login, address, (await browsers.get(login)!.fetch(address)).status]).toEqual([login, address, 403]);
  },
);

test('a body over a megabyte is refused', async () => {
  const init = { ...nonsense, body: JSON.stringify({ x: 'x'.repeat(1024 * 1024) }) };
  const reply = await browsers.get(LOCALHOST.login)!.fetch('/api/orders/list', init);
  expect([reply.status, await reply.json()]).toEqual([413, expect.objectContaining({ code: 1005 })]);
});
