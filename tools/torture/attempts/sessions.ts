import { ADMIN, DEPUTIES, PASSWORD } from '../accounts';
import type { Attempt, Run } from '../attempt';
import { planted, type Alter } from '../proxy';
import { attackSecondFactor } from '../second-factor';
import type { Venue } from '../venue';
import { cookiesOf, inParallel, inWords, jsonOf, replyInWords, type Reply } from '../wire';
import { leadsToSignIn } from './bypass';

const ADDRESSES = 50;
const GUESSES = 10_000;
const SHORT_GUESSES = 300;
const GUESSED = [ADMIN, 'deputy2'];
const IN_PARALLEL = 8;
/** Share of right passwords among the guesses after the first ones. */
const RIGHT = 0.1;
/** Longest delay of a login, which the first guesses reach, and the time that a network's first guess holds for. */
const DELAY_MS = 5 * 60_000;
const FIRST_MINUTES = 15;
const [HOME, ELSEWHERE] = ['198.51.100.7', '198.51.100.8'];
const READS = ['/api/users/rows', '/api/funds', '/api/menu/rows', '/api/users/sessions'];
const FOLLOWED = ['/api/export/expenses?format=csv', '/settings/users', '/menu'];

interface Users {
  readonly rows: readonly { readonly user_id: number; readonly login: string }[];
}

/** A cookie of an ended session opens nothing. */
async function mustBeClosed(run: Run, venue: Venue, cookie: string, why: string): Promise<void> {
  for (const path of [...READS, ...FOLLOWED]) {
    const call = { path, headers: { cookie } };
    const reply = await venue.client.send(call);
    run.count('replays');
    const isPage = !path.startsWith('/api');
    const isClosed = reply.status !== 200 || (isPage && leadsToSignIn(reply.body.toString()));
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
  const out = await venue.post('/api/auth/logout', first, {});
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
  const edited = await venue.post('/api/users/edit', admin, { user_id, password: 'Another1password' });
  if (edited.status !== 200) run.fault('The password was not changed', { reply: replyInWords(edited) });
  else await mustBeClosed(run, venue, own, 'a change of the password');
  // So does signing out everywhere.
  const [kept, other] = [await venue.signIn(), await venue.signIn()];
  await venue.post('/api/users/sessions/end', kept, { others: true });
  await mustBeClosed(run, venue, other, 'signing out everywhere');
}

/** Wrong guesses that may be judged: the first of each login in each network, then one of a login for each long delay. */
const mostJudged = (minutes: number): number =>
  GUESSED.length * (ADDRESSES * (1 + Math.floor(minutes / FIRST_MINUTES)) + Math.ceil((minutes * 60_000) / DELAY_MS));

interface Guess {
  readonly login: string;
  readonly from: string;
  readonly password: string;
}

/**
 * Guesses from many addresses. Each address begins with a wrong guess at each login, which is judged, so that the logins
 * have their longest delay. From then on the right password is among the guesses of every address. None may get in before
 * that delay is over; later one may, as its owner would. The guesses lock nobody out who signs in from a known device, or
 * first from a new address.
 */
async function guesses(run: Run, venue: Venue): Promise<void> {
  const random = run.random('guesses');
  const device = cookiesOf(await venue.trySignIn(ADMIN, PASSWORD, { 'x-forwarded-for': '192.0.2.1' }));
  const wrong = (): string => `guess-${random.whole(1, 1e9)}`;
  const address = (at: number): string => `203.0.113.${at % ADDRESSES}`;
  const first = Array.from({ length: ADDRESSES }, (_, at) =>
    GUESSED.map((login): Guess => ({ login, from: address(at), password: wrong() })),
  ).flat();
  const later = Array.from({ length: (run.short ? SHORT_GUESSES : GUESSES) - first.length }, (_, at): Guess => {
    const login = random.next() < 0.7 ? ADMIN : 'deputy2';
    return { login, from: address(at), password: random.next() < RIGHT ? PASSWORD : wrong() };
  });
  const found = { judged: 0, in: 0, early: 0 };
  /** Time by login until which no guess may be judged but the first ones. */
  const closedUntil = new Map<string, number>();
  const guess = async ({ login, from, password }: Guess): Promise<void> => {
    const [sent, opens] = [Date.now(), closedUntil.get(login) ?? 0];
    const reply = await venue.trySignIn(login, password, { 'x-forwarded-for': from });
    run.count('guesses');
    if (password === PASSWORD) run.count('right guesses');
    if (reply.status === 200) {
      found.in += 1;
      if (Date.now() < opens) found.early += 1;
    } else if (reply.status !== 429) {
      found.judged += 1;
      closedUntil.set(login, Math.max(closedUntil.get(login) ?? 0, sent + DELAY_MS));
    }
    if (reply.status >= 500 || reply.status === 0)
      run.fault('A guess was answered as a failure', { reply: replyInWords(reply) });
    if (reply.status === 429 && reply.headers['retry-after'] === undefined)
      run.fault('429 without Retry-After', { reply: replyInWords(reply) });
  };
  const started = Date.now();
  await inParallel(first, IN_PARALLEL, guess);
  await inParallel(later, IN_PARALLEL, guess);
  run.count('judged guesses', found.judged);
  run.count('right guesses let in', found.in);
  // A right guess that got in lets its login and its network judge the next one.
  const most = mostJudged((Date.now() - started) / 60_000) + found.in;
  if (found.judged > most) run.fault(`${found.judged} guesses were judged, more than ${most}`);
  if (found.early > 0) run.fault(`${found.early} right guesses signed in during a delay`);
  const after = await venue.trySignIn(ADMIN, PASSWORD, { 'x-forwarded-for': HOME, cookie: device });
  if (after.status !== 200) run.fault('The admin is locked out from a known device', { reply: replyInWords(after) });
  const stranger = await venue.trySignIn(ADMIN, PASSWORD, { 'x-forwarded-for': ELSEWHERE });
  if (stranger.status !== 200)
    run.fault('The admin is locked out from a new address', { reply: replyInWords(stranger) });
}

/** Alters the replies to sign-ins that come from some addresses, as `reply` says; `body` is what was sent. */
const signIns =
  (from: RegExp, altered: (reply: Reply, body: string) => Reply): Alter =>
  async ({ path, headers, body }, pass) => {
    const reply = await pass();
    const isOne = path === '/api/auth/login' && from.test(String(headers?.['x-forwarded-for']));
    return isOne ? altered(reply, String(body)) : reply;
  };

/** Replayed, ended and raced sessions, guesses at passwords and at second factors. */
export const sessions: Attempt = {
  name: 'sessions',
  planted: [
    {
      says: 'an ended session reads the funds',
      seenAs: /A session opens \/api\/funds/,
      alter: async ({ path }, pass) => {
        const reply = await pass();
        return path === '/api/funds' && reply.status === 401 ? planted(200, '{"cashier":1,"safe":2,"bank":3}') : reply;
      },
    },
    {
      says: 'every guess is judged',
      seenAs: /guesses were judged/,
      alter: signIns(/^203/, (reply, body) =>
        reply.status === 429 && !body.includes(PASSWORD) ? planted(401, '{"code":4}') : reply,
      ),
    },
    {
      says: 'a right guess gets in during a delay',
      seenAs: /right guesses signed in/,
      alter: signIns(/^203/, (reply, body) => (body.includes(PASSWORD) ? planted(200, '{}') : reply)),
    },
    {
      says: 'a guessed code of the second factor is accepted',
      seenAs: /A guessed code: answered 200/,
      alter: signIns(/^198\.18/, (reply, body) => (/"code":"\d{5}0"/.test(body) ? planted(200, '{}') : reply)),
    },
    {
      says: 'every guessed code is judged',
      seenAs: /codes were judged/,
      alter: signIns(/^198\.18/, (reply) => (reply.status === 429 ? planted(401, '{"code":4}') : reply)),
    },
    {
      says: 'a known device is refused',
      seenAs: /locked out from a known device/,
      alter: signIns(/^198\.51\.100\.7$/, () => planted(429, '{"code":6}', { 'retry-after': '300' })),
    },
  ],
  async run(run) {
    const venue = await run.open({ settings: { TRUST_PROXY: 'on' } });
    await replays(run, venue);
    await attackSecondFactor(run, venue);
    await guesses(run, venue);
  },
};
