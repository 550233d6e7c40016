import { sealData } from 'iron-session';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILES, PAGES } from '../addresses';
import type { Attack, Run } from '../attack';
import { callOf, isSignIn, TARGETS, type Door } from '../calls';
import { planted } from '../proxy';
import type { Venue } from '../venue';
import { inParallel, inWords, jsonOf, replyInWords, sendTwice, type Call, type Reply } from '../wire';

const AT_ONCE = 12;
/** Stands in names of records that only a session shows; no reply without one may hold it. */
const TELL_TALE = 'Telltale-7f3a91c2';
const TELL_TALE_PRICE = 7_654_321;

/** Creates records whose names and figures give a leak away. */
async function plantTellTales(venue: Venue, cookie: string): Promise<void> {
  const bodies = {
    'menu/create_item': { parent_id: 0, name: TELL_TALE, retail_price: TELL_TALE_PRICE },
    'services/add': { category_id: 16, name: TELL_TALE, price: 321, use_own_funds: false },
    'stock/create_category': { parent_id: 0, name: TELL_TALE },
  };
  for (const [path, body] of Object.entries(bodies)) {
    const reply = await venue.post(`/api/${path}`, cookie, body);
    if (reply.status !== 200) throw new Error(`${path} was answered ${replyInWords(reply)}`);
  }
}

/** Cookies that prove nothing: tampered, of another secret, of an ended session, empty, of another name, nonsense. */
async function falseCookies(real: string, ended: string): Promise<string[]> {
  const pair = real.split('; ').find((one) => one.includes('=Fe26.')) ?? '';
  const [name = '', seal = ''] = pair.split(/=(.*)/s);
  const flipped = seal.slice(0, 90) + (seal[90] === 'a' ? 'b' : 'a') + seal.slice(91);
  const session = { server: 'venue', cookie: 'session=1', login: 'admin', brewer: false };
  const foreign = await sealData(session, { password: 'a secret of somebody else'.repeat(2) });
  return [
    '',
    ended,
    `${name}=`,
    `${name}=${flipped}`,
    `${name}=${seal.slice(0, -20)}`,
    `x${name}=${seal}`,
    `${name}=%00`,
    `${name}=Fe26.2**${'0'.repeat(64)}*a*b**c*d~2`,
    `${name}=${'x'.repeat(3500)}`,
    `${name}=${foreign}`,
    `${name}=${flipped}; ${name}=${flipped}`,
    `session=${'a'.repeat(43)}`,
    `${name}={"login":"admin"}`,
  ];
}

/** Headers that claim to come from inside, from a proxy or from the framework itself. */
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware' },
  { 'x-middleware-rewrite': '/menu' },
  { 'x-middleware-next': '1' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  { 'x-original-url': '/menu', 'x-rewrite-url': '/menu' },
  { host: 'evil.example' },
  { 'x-nextjs-data': '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1' },
  { 'next-action': 'a'.repeat(40) },
  { 'x-path': '/menu' },
  { 'x-http-method-override': 'GET' },
  { authorization: 'Bearer x' },
  { 'x-user': 'admin', 'x-login': 'admin' },
];

/** The same address written differently. */
function spellings(path: string): string[] {
  const [head = '', query] = path.split('?');
  const last = head.split('/').at(-1) ?? '';
  const escaped = `${head.slice(0, -last.length)}%${last.charCodeAt(0).toString(16)}${last.slice(1)}`;
  const forms = [
    head,
    head.toUpperCase(),
    `/${head}`,
    `//${head}`,
    `/.${head}`,
    `/x/..${head}`,
    `/%2e${head}`,
    `/x/%2e%2e${head}`,
    `${head}/`,
    `${head}/.`,
    `${head}.`,
    `${head}..;/`,
    `${head};x=1`,
    `${head}%00`,
    `${head}%20`,
    `${head}%2f`,
    escaped,
    head.replaceAll('/', '\\'),
    head.replace('/', '/%2f'),
    `${head}.json`,
    `${head}.rsc`,
    `${head}%3f`,
    `/_next/data/x${head}.json`,
    `/_next/image?url=${encodeURIComponent(head)}&w=640&q=75`,
    `/en${head}`,
    `http://localhost${head}`,
    `/_next/..${head}`,
    `/favicon.svg/..${head}`,
    `/api/..${head}`,
    `/auth/..${head}`,
  ];
  return forms.map((one) => (query === undefined || one.includes('?') ? one : `${one}?${query}`));
}

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'get'];

/** Whether the text of a page, or of a part that the router loads, leads to the sign-in. */
const leadsToSignIn = (text: string): boolean => /auth\/(login|ended)/.test(text);

/** A reply without a session is a refusal, a redirect to the sign-in, or a public page; never a record or a page of ours. */
export function judge(run: Run, call: Call, reply: Reply): void {
  run.count('requests');
  const details = () => ({ request: inWords(call), reply: replyInWords(reply) });
  const text = reply.body.toString('latin1');
  if (text.includes(TELL_TALE) || text.includes(String(TELL_TALE_PRICE)))
    run.fault('A private figure without a session', details());
  if (reply.status >= 500) run.fault(`answered ${reply.status}`, details());
  if (reply.status === 0) run.fault('no reply', details());
  const type = reply.headers['content-type'] ?? '';
  const isFile = /pdf|csv|spreadsheet|zip|octet/.test(type);
  const json = /json/.test(type) ? jsonOf(reply) : undefined;
  const isRecord =
    json !== undefined && typeof json === 'object' && json !== null && !('code' in json) && !('landing' in json);
  const isDone = reply.status >= 200 && reply.status < 300;
  if (isDone && (isFile || isRecord) && call.method !== 'OPTIONS')
    run.fault(`${reply.status} with data without a session`, details());
  if (isDone && /html|x-component/.test(type) && text !== '' && !leadsToSignIn(text))
    run.fault(`${reply.status} with a page without a session`, details());
}

/** Every address that needs a session, at its door. */
function guarded(): { door: Door; call: Call }[] {
  const targets = TARGETS.filter((one) => !isSignIn(one) && one.endpoint.access !== 'public');
  const calls = targets.map((target) => {
    const call = callOf(target, { params: { id: 1 }, body: {} });
    const { authorization: _, ...headers } = call.headers as Record<string, string>;
    return { door: target.door, call: { ...call, headers } };
  });
  const plain = [...PAGES, ...FILES].map((path) => ({ door: 'app' as const, call: { path, headers: {} } }));
  return [...calls, ...plain];
}

/** Attacks one venue: everything plainly first, then in random combinations for `rounds` more. */
async function attack(run: Run, venue: Venue, goesOn: (round: number) => boolean): Promise<void> {
  const random = run.random('requests');
  const real = await venue.signIn();
  await plantTellTales(venue, real);
  const ended = await venue.signIn();
  await venue.post('/api/auth/logout', ended, {});
  const cookies = await falseCookies(real, ended);
  const all = guarded();
  const send = async ({ door, call }: (typeof all)[number], cookie: string): Promise<void> => {
    if (run.isProven) return;
    const client = door === 'app' ? venue.client : venue.backendClient;
    const sent = { ...call, headers: { ...call.headers, ...(cookie && { cookie }) } };
    const reply = await sendTwice(client, sent);
    if (reply.error !== 'UNSENT') judge(run, sent, reply);
  };
  await inParallel(all, AT_ONCE, (one) => send(one, ''));
  for (let round = 0; goesOn(round); round += 1) {
    const batch = Array.from({ length: 500 }, () => {
      const { door, call } = random.pick(all);
      const method = random.next() < 0.3 ? random.pick(METHODS) : (call.method ?? 'GET');
      const path = random.next() < 0.6 ? random.pick(spellings(call.path)) : call.path;
      return { door, call: { ...call, method, path, headers: { ...call.headers, ...random.pick(HEADERS) } } };
    });
    await inParallel(batch, AT_ONCE, (one) => send(one, random.pick(cookies)));
  }
}

/** Parts of the project that are not linked: the build is copied, and a venue does not need the rest. */
const LEFT_OUT = ['.next', '.git', 'test-results', 'data'];

const edit = (file: string, change: (json: Record<string, unknown>) => void): void => {
  if (!existsSync(file)) return;
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(json);
  writeFileSync(file, JSON.stringify(json));
};

/**
 * A folder to start the app from, in which its build has lost the middleware: pages and calls must have locks of their own.
 * @returns the folder
 */
function projectWithoutMiddleware(root: string): string {
  const folder = path.join(root, 'without-middleware');
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  for (const entry of readdirSync('.').filter((name) => !LEFT_OUT.includes(name)))
    symlinkSync(path.resolve(entry), path.join(folder, entry));
  const filter = (source: string): boolean => source !== path.join('.next', 'cache');
  cpSync('.next', path.join(folder, '.next'), { recursive: true, preserveTimestamps: true, filter });
  const manifest = (name: string): string => path.join(folder, '.next/server', name);
  edit(manifest('middleware-manifest.json'), (json) => Object.assign(json, { middleware: {}, sortedMiddleware: [] }));
  edit(manifest('functions-config-manifest.json'), (json) => {
    json['functions'] = Object.fromEntries(
      Object.entries(json['functions'] as object).filter(([name]) => name !== '/_middleware'),
    );
  });
  return folder;
}

/** Every page, call, file and paper without a session, however it is asked for; then again without the middleware. */
export const bypass: Attack = {
  name: 'bypass',
  share: 4,
  planted: [
    {
      says: 'one call goes through without a session',
      seenAs: /A private figure/,
      alter: async ({ path }, pass) => {
        const reply = await pass();
        return path.startsWith('/api/menu/list') && reply.status === 401
          ? planted(200, `{"items":[{"name":"${TELL_TALE}"}]}`)
          : reply;
      },
    },
    {
      says: 'one page is served without a session',
      seenAs: /with a page without a session GET \/settings\/users /,
      alter: async ({ path, method }, pass) =>
        path === '/settings/users' && method === 'GET'
          ? planted(200, '<html><script src="/_next/static/x.js"></script></html>', { 'content-type': 'text/html' })
          : pass(),
    },
  ],
  async run(run) {
    const venue = await run.open();
    await attack(run, venue, (round) => run.goesOn(round, 3, 0.5));
    await venue.close();
    if (run.isProven) return;
    await attack(run, await run.open({ project: projectWithoutMiddleware(run.folder) }), (round) =>
      run.goesOn(round, 1),
    );
  },
};
