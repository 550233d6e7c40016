import { mayAccess, type Person } from '@/lib/domain/permissions';
import { PEOPLE, STANDING } from '../accounts';
import type { Attempt, Run } from '../attempt';
import { callOf, isSignIn, TARGETS, type Target } from '../calls';
import { planted } from '../proxy';
import type { Venue } from '../venue';
import { inParallel, inWords, replyInWords } from '../wire';

const AT_ONCE = 8;
/** Accounts for each call in the short form. */
const SHORT = 3;

const GUARDED = TARGETS.filter(
  (target) => !isSignIn(target) && target.endpoint.access !== 'public' && target.endpoint.access !== 'till',
);

/** A call with a number of no record and a body that no schema takes: a right is judged before either. */
const probe = (target: Target) =>
  callOf(target, { params: { id: 987_654_321, target: 'karaoke', guid: 'x' }, body: { nonsense: true } });

async function check(
  run: Run,
  venue: Venue,
  person: Person,
  cookies: Readonly<Record<Target['door'], string>>,
  target: Target,
) {
  const call = probe(target);
  const client = target.door === 'app' ? venue.client : venue.backendClient;
  const reply = await client.send({ ...call, headers: { ...call.headers, cookie: cookies[target.door] } });
  run.count('calls');
  const may = mayAccess(person, target.endpoint.access, STANDING);
  const details = { request: `${person.login}: ${inWords(call)}`, reply: replyInWords(reply) };
  if (reply.status >= 500 || reply.status === 401 || reply.status === 0)
    run.fault(`${target.door} ${target.endpoint.id}: answered ${reply.status} to ${person.login}`, details);
  else if ((reply.status === 403) === may)
    run.fault(`${target.door} ${target.endpoint.id}: ${person.login} is ${may ? 'refused' : 'let in'}`, details);
}

/** Every account at every call of app and backend: allowed if, and only if, the contract allows it. */
export const rights: Attempt = {
  name: 'rights',
  share: 2,
  planted: [
    {
      says: 'the backend lets everybody read the funds',
      seenAs: /funds\S*: \S+ is let in/,
      alter: async ({ path }, pass) => {
        const reply = await pass();
        const isRefused = reply.status === 403 && /\/funds\/?$/.test(path);
        return isRefused ? planted(200, '{"cashier":1,"safe":2,"bank":3}') : reply;
      },
    },
  ],
  async run(run) {
    const venue = await run.open();
    const random = run.random('accounts');
    const signedIn: (readonly [Person, Record<Target['door'], string>])[] = [];
    for (const person of PEOPLE.filter(({ login }) => login !== 'closed'))
      signedIn.push([
        person,
        { app: await venue.signIn(person.login), backend: await venue.signInBehind(person.login) },
      ]);
    run.count('accounts', signedIn.length);
    for (let round = 0; round === 0 || run.goesOn(round, 1); round += 1) {
      const pairs = GUARDED.flatMap((target) => {
        const people =
          run.short && !/funds/.test(target.endpoint.id)
            ? Array.from({ length: SHORT }, () => random.pick(signedIn))
            : signedIn;
        return people.map(([person, cookies]) => ({ target, person, cookies }));
      });
      await inParallel(pairs, AT_ONCE, async ({ target, person, cookies }) => {
        if (!run.isProven) await check(run, venue, person, cookies, target);
      });
    }
    const closed = await venue.trySignIn('closed', 'password-of-the-torture');
    if (closed.status === 200) run.fault('An account without ProgramLogin signs in', { reply: replyInWords(closed) });
  },
};
