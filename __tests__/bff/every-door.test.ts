import { composedCalls } from '@/lib/bff/invoke';
import { plainCalls } from '@/lib/bff/plain-calls';
import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { mayAccess } from '@/lib/rights/permissions';
import { cardPage } from '@/lib/sections/cards/contract';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { craftIngredients } from '@/lib/sections/craft/contract/craft';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { everyList } from '@/lib/sections/lists';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { listAlcohol, shortlistOrders } from '@/lib/sections/orders/contract/orders';
import { listSalary } from '@/lib/sections/salary/contract/salary';
import { times } from '../support/effort';
import { PEOPLE } from '../support/people';
import { signedInAs, startStack, type Browser } from '../support/stack';

const stack = startStack();
let stranger: Browser;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  stranger = stack.browser();
  for (const [at, { login, permissions }] of PEOPLE.entries()) {
    await stack.addUser(login, permissions);
    browsers.set(login, await signedInAs(login, { address: `10.3.0.${at}` }));
  }
});

const guarded = ([...adminEndpoints, ...bffEndpoints] as readonly Endpoint[]).filter(
  ({ id, access }) => access !== 'public' && !/^(auth|bff\.(sign|who))/.test(id),
);
const special = specialLoginsOf(readSettings({}));
/** Its login closes what its rights would open. */
const LOCALHOST = PEOPLE.find(({ login }) => login === 'localhost')!;
type Guarded = Pick<Endpoint, 'access'>;
const may = (person: (typeof PEOPLE)[number], { access }: Guarded) => mayAccess(person, access, special);

/** Localhost, one person who may make the call and one who may not. `at` decides which. At night, everybody. */
function someFor(endpoint: Guarded, at: number) {
  const first = (at * 5) % PEOPLE.length;
  const inTurn = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
  const of = (allowed: boolean) =>
    inTurn.filter((one) => may(one, endpoint) === allowed).slice(0, times(1, PEOPLE.length));
  return new Set([...of(true), ...of(false), LOCALHOST]);
}
const statusFor = async (login: string, address: string) => (await browsers.get(login)!.fetch(address)).status;

/** An id that no record has, and a body that no schema accepts. Rights are checked before both. */
const given = { params: { id: 987_654_321, target: 'karaoke', guid: 'x' } };
const nonsense = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"nonsense":true}' };

const calls = guarded.map((endpoint, at) => [endpoint.id, endpoint, at] as const);
test.each(calls)('%s lets in at the app’s door who may, and nobody else', async (_id, endpoint, at) => {
  const address = browserPath(wirePath(endpoint, given));
  // Two calls can share an address. The fields of the body tell them apart.
  const body = endpoint.when ? { ...nonsense, body: '{"name":""}' } : nonsense;
  const init = endpoint.method === 'GET' ? {} : body;
  for (const person of someFor(endpoint, at)) {
    const reply = await browsers.get(person.login)!.fetch(address, init);
    expect([person.login, reply.status === 403]).toEqual([person.login, !may(person, endpoint)]);
    expect([401, 500]).not.toContain(reply.status);
  }
  expect((await stranger.fetch(address, init)).status).toBe(401);
});

const lists = everyList.map(({ id, endpoint }, at) => [id, endpoint, at] as const);
test.each(lists)('%s is given as a file and on paper to nobody who may not read it', async (id, endpoint, at) => {
  for (const address of [`/api/export/${id}?format=csv&item=1`, `/api/print/${id}?item=1`]) {
    for (const person of someFor(endpoint, at).values())
      if (!may(person, endpoint))
        expect([person.login, address, await statusFor(person.login, address)]).toEqual([person.login, address, 403]);
    expect([address, (await stranger.fetch(address)).status]).toEqual([address, 401]);
  }
});

/** Papers, the call that the data of each comes from, and the screen that it belongs to. */
const PAPERS: readonly (readonly [paper: string, Endpoint, screen: string])[] = [
  ['menu/price-list.pdf', listMenu, '/menu'],
  ['orders/receipts.pdf', shortlistOrders, '/orders'],
  ['orders/alcohol.pdf', listAlcohol, '/orders'],
  ['settings/cards.pdf', cardPage, '/settings/cards'],
  ['salary/payslips.pdf', listSalary, '/salary'],
  ...['craft', 'beer-craft'].flatMap((section) => [
    [`${section}/labels.pdf`, listBatches, `/${section}`] as const,
    [`${section}/kitchen-sheet.pdf`, craftIngredients, `/${section}`] as const,
  ]),
];
const papers = PAPERS.map(([paper, ...about], at) => [paper, at, ...about] as const);
test.each(papers)('%s is drawn for whoever may make the call of its data; a tab is told why not', async (...given) => {
  const [paper, at, endpoint, screen] = given;
  const address = `/api/${paper}?folder=x&period_id=x&run=x`;
  for (const person of someFor(endpoint, at)) {
    const isRefused = (await statusFor(person.login, address)) === 403;
    expect([person.login, isRefused]).toEqual([person.login, !may(person, endpoint)]);
  }
  expect((await stranger.fetch(address)).status).toBe(401);
  const tab = { headers: { 'sec-fetch-dest': 'document' } };
  const refused = await browsers.get('nothing')!.fetch(address, tab);
  const told = new URLSearchParams({ problem: '3', pdf: address }).toString();
  const page = paper.startsWith('menu') ? `${screen}/print?folder=0&problem=3` : `${screen}/failed?${told}`;
  expect([refused.status, refused.headers.get('location')]).toEqual([303, page]);
  const signedOut = await stranger.fetch(address, tab);
  expect([signedOut.status, signedOut.headers.get('location')?.split('?')[0]]).toEqual([303, screen]);
});

test('a body over a megabyte is refused', async () => {
  const init = { ...nonsense, body: JSON.stringify({ x: 'x'.repeat(1024 * 1024) }) };
  const reply = await browsers.get('localhost')!.fetch('/api/orders/list', init);
  expect([reply.status, await reply.json()]).toEqual([413, expect.objectContaining({ code: 1005 })]);
});

const isPlain = ({ id }: Endpoint) => plainCalls.some((plain) => plain.id === id);

test('a composed call, an upload and a file have handlers of their own', () => {
  for (const { endpoint } of composedCalls) expect([endpoint.id, isPlain(endpoint)]).toEqual([endpoint.id, false]);
  for (const endpoint of adminEndpoints.filter(({ fileLimit, replyTypes }) => fileLimit ?? replyTypes))
    expect([endpoint.id, isPlain(endpoint)]).toEqual([endpoint.id, false]);
});
