import { ADMIN, DEPUTIES, PASSWORD } from '../accounts';
import type { Attempt, Run } from '../attempt';
import { planted } from '../proxy';
import { attackSecondFactor } from '../second-factor';
import type { Venue } from '../venue';
import { cookiesOf, inParallel, inWords, jsonOf, replyInWords, type Call } from '../wire';

const ADDRESSES = 50;
const GUESSES = 10_000;
const SHORT_GUESSES = 300;
const LOGINS = 2;
const IN_PARALLEL = 8;
/** After the free attempts one guess in so many is the right password. */
const RIGHT_EACH = 50;
const MOST_IN = 4;
const READS = ['/api/users/rows', '/api/funds', '/api/menu/rows', '/api/users/sessions'];
const FOLLOWED = ['/api/export/expenses?format=csv', '/users', '/menu'];

interface Users {
  readonly rows: readonly { readonly user_id: number; readonly login: string }[];
}

const post = (path: string, cookie: string, body: object): Call => ({
  ...{ method: 'POST', path, body: JSON.stringify(body) },
  headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
});

/** A cookie of an ended session opens nothing. */
async function mustBeClosed(run: Run, venue: Venue, cookie: string, why: string): Promise<void> {
  for (const path of [...READS, ...FOLLOWED]) {
    const call = { path, headers: { cookie } };
    const reply = await venue.client.send(call);
    run.count('replays');
    const isPage = !path.startsWith('/api');
    const isClosed = isPage
      ? reply.status !== 200 || /auth\/ended|auth\/login/.test(reply.body.toString())
      : reply.status !== 200;
    if (!isClosed)
      run.fault(`A session opens ${path} after ${why}`, { request: inWords(call), reply: replyInWords(reply) });
  }
}

async function replays(run: Run, venue: Venue): Promise<void> {
  // Requests race the sign-out; after its reply none may get in.
  const first = await venue.signIn();
  const racing = READS.flatMap((path) =>
    Array.from({ length: 5 }, () => venue.client.send({ path, headers: { cookie: first } })),
  );
  const out = await venue.client.send(post('/api/auth/logout', first, {}));
  await mustBeClosed(run, venue, first, 'its sign-out');
  const raced = await Promise.all(racing);
  run.count('requests racing a sign-out', raced.length);
  if (out.status !== 200) run.fault('Signing out failed', { reply: replyInWords(out) });
  for (const reply of raced)
    if (reply.status >= 500) run.fault('A request beside a sign-out failed', { reply: replyInWords(reply) });
  // A new password ends the other sessions of the account.
  const login = DEPUTIES[0] ?? '';
  const [own, admin] = [await venue.signIn(login), await venue.signIn()];
  const rows = jsonOf(await venue.client.send({ path: '/api/users/rows', headers: { cookie: admin } })) as Users;
  const user_id = rows.rows.find((one) => one.login === login)?.user_id;
  const edit = post('/api/users/edit', admin, { user_id, password: 'Another1password' });
  const edited = await venue.client.send(edit);
  if (edited.status !== 200)
    run.fault('The password was not changed', { request: inWords(edit), reply: replyInWords(edited) });
  else await mustBeClosed(run, venue, own, 'a change of the password');
  // So does signing out everywhere.
  const [kept, other] = [await venue.signIn(), await venue.signIn()];
  await venue.client.send(post('/api/users/sessions/end', kept, { others: true }));
  await mustBeClosed(run, venue, other, 'signing out everywhere');
}

/** Guesses that may be judged in some minutes: free ones of a login, the first of each network, and those after delays. */
const mostJudged = (minutes: number): number =>
  LOGINS * (30 + ADDRESSES * (1 + Math.floor(minutes / 15)) + 10 + Math.ceil(minutes / 5) + IN_PARALLEL);

/**
 * Guesses from many addresses, the right password among them, are hardly judged, and lock nobody out who signs in from a
 * known device, or first from a new address.
 */
async function guesses(run: Run, venue: Venue): Promise<void> {
  const random = run.random('guesses');
  const known = await venue.trySignIn(ADMIN, PASSWORD, { 'x-forwarded-for': '192.0.2.1' });
  const device = cookiesOf(known);
  const all = Array.from({ length: run.short ? SHORT_GUESSES : GUESSES }, (_, at) => ({
    from: `203.0.113.${at % ADDRESSES}`,
    login: random.next() < 0.7 ? ADMIN : 'deputy2',
    password: at >= 3 * ADDRESSES && at % RIGHT_EACH === 3 ? PASSWORD : `guess-${random.whole(1, 1e9)}`,
  }));
  const started = Date.now();
  const found = { judged: 0, in: 0 };
  await inParallel(all, IN_PARALLEL, async ({ from, login, password }) => {
    if (!run.short && !run.goesOn(0, 1)) return;
    const reply = await venue.trySignIn(login, password, { 'x-forwarded-for': from });
    run.count('guesses');
    if (reply.status === 200) found.in += 1;
    if (reply.status !== 429) found.judged += 1;
    if (reply.status >= 500 || reply.status === 0)
      run.fault('A guess was answered as a failure', { reply: replyInWords(reply) });
    if (reply.status === 429 && reply.headers['retry-after'] === undefined)
      run.fault('429 without Retry-After', { reply: replyInWords(reply) });
  });
  run.count('judged guesses', found.judged);
  const most = mostJudged((Date.now() - started) / 60_000);
  if (found.judged > most) run.fault(`${found.judged} guesses were judged, more than ${most}`);
  // One that comes when a delay is just over gets in, as its owner would.
  if (found.in > MOST_IN) run.fault(`${found.in} right guesses signed in`);
  const after = await venue.trySignIn(ADMIN, PASSWORD, { 'x-forwarded-for': '198.51.100.7', cookie: device });
  if (after.status !== 200) run.fault('The admin is locked out from a known device', { reply: replyInWords(after) });
  const stranger = await venue.trySignIn(ADMIN, PASSWORD, { 'x-forwarded-for': '198.51.100.8' });
  if (stranger.status !== 200)
    run.fault('The admin is locked out from a new address', { reply: replyInWords(stranger) });
}

/** Replayed, ended and raced sessions, guesses at passwords and at second factors. */
export const sessions: Attempt = {
  name: 'sessions',
  share: 2,
  planted: {
    says: 'an ended session reads the funds',
    seenAs: /A session opens \/api\/funds/,
    alter: async ({ path }, pass) => {
      const reply = await pass();
      return path === '/api/funds' && reply.status === 401 ? planted(200, '{"cashier":1,"safe":2,"bank":3}') : reply;
    },
  },
  async run(run) {
    const venue = await run.open({ settings: { TRUST_PROXY: 'on' } });
    await replays(run, venue);
    await attackSecondFactor(run, venue);
    await guesses(run, venue);
  },
};
