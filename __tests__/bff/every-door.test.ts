import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { mayAccess } from '@/lib/domain/permissions';
import { adminEndpoints, bffEndpoints } from '@/lib/endpoints';
import { readSettings, standingOf } from '@/lib/env';
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
const standing = standingOf(readSettings({}));
/** Of those who may, and of those who may not; all of them at night. */
const MOST = times(2, PEOPLE.length);
/** A number of no record, and a body that no schema takes: a right is judged before either. */
const given = { params: { id: 987_654_321, target: 'karaoke', guid: 'x' } };
const nonsense = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"nonsense":true}' };

test.each(guarded.map((endpoint, at) => [endpoint.id, endpoint, at] as const))(
  '%s lets in at the app’s door who may, and nobody else',
  async (_id, endpoint, at) => {
    const first = (at * 5) % PEOPLE.length;
    const inTurn = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
    const may = (person: (typeof PEOPLE)[number]) => mayAccess(person, endpoint.access, standing);
    const some = [...inTurn.filter(may).slice(0, MOST), ...inTurn.filter((one) => !may(one)).slice(0, MOST)];
    for (const person of some) {
      const init = endpoint.method === 'GET' ? {} : nonsense;
      const reply = await browsers.get(person.login)!.fetch(browserPath(wirePath(endpoint, given)), init);
      expect([person.login, reply.status === 403]).toEqual([person.login, !may(person)]);
      expect([401, 500]).not.toContain(reply.status);
    }
  },
);
