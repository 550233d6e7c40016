import { ADMIN, DEPUTIES } from '../accounts';
import type { Attempt, Run } from '../attempt';
import { planted } from '../proxy';
import { RACES, type Ask, type Race } from '../race-list';
import type { Venue } from '../venue';
import { jsonOf, pageHeaders, replyInWords, type Call } from '../wire';

const AT_ONCE = 20;

const callTo = (venue: Venue, cookie: string, path: string, body?: object): Call =>
  path.startsWith('pos/')
    ? venue.tillCall(path.slice(4), body)
    : {
        ...{ method: body ? 'POST' : 'GET', path: `/api/${path}`, body: body && JSON.stringify(body) },
        headers: { ...pageHeaders(cookie), ...(body && { 'idempotency-key': crypto.randomUUID() }) },
      };

/**
 * Sends the same command twenty times at once, each under a key of its own or all under one. The last account prepares
 * it: who submits a count may not approve it.
 */
async function race(run: Run, venue: Venue, cookies: readonly string[], one: Race, oneKey: boolean): Promise<void> {
  const ask: Ask = async (path, body) => {
    const reply = await venue.client.send(callTo(venue, cookies.at(-1) ?? '', path, body));
    if (reply.status !== 200) throw new Error(`${one.name}: ${path} was answered ${replyInWords(reply)}`);
    return jsonOf(reply) as Record<string, unknown>;
  };
  const { path, body } = await one.prepare(ask);
  const key = crypto.randomUUID();
  const calls = Array.from({ length: AT_ONCE }, (_, at) => {
    // A key belongs to one account.
    const cookie = one.own ? cookies.at(-1) : cookies[oneKey ? 0 : at % (cookies.length - 1)];
    const call = callTo(venue, cookie ?? '', path, body);
    return oneKey ? { ...call, headers: { ...call.headers, 'idempotency-key': key } } : call;
  });
  const replies = await Promise.all(calls.map((call) => venue.client.send(call)));
  run.count('races');
  run.count('commands', replies.length);
  const done = replies.filter(({ status }) => status === 200);
  const details = (reply = replies[0]) => ({
    request: `${path} ${JSON.stringify(body)}`,
    reply: reply && replyInWords(reply),
  });
  for (const reply of replies)
    if (reply.status >= 500 || reply.status === 0)
      run.fault(`${one.name}: ${AT_ONCE} at once, one answered ${reply.status}`, details(reply));
  if (done.length === 0) run.fault(`${one.name}: none of ${AT_ONCE} at once was done`, details());
  if (oneKey) {
    const told = new Set(done.map((reply) => reply.body.toString()));
    if (told.size > 1 || done.length < AT_ONCE)
      run.fault(`${one.name}: one key, ${done.length} done with ${told.size} different replies`, details());
  } else if (one.once && done.length > 1)
    run.fault(`${one.name}: ${done.length} of ${AT_ONCE} at once were done`, details());
}

/**
 * Twenty at once of each command of `race-list.ts`: those that move money or stock, settle something once or need the
 * version of what was read. One wins, or all say the same; the books hold.
 */
export const races: Attempt = {
  name: 'races',
  share: 3,
  planted: [
    {
      says: 'a refused payment of a table is answered as done',
      seenAs: /paying a table: \d+ of/,
      alter: async ({ path }, pass) => {
        const reply = await pass();
        return path.endsWith('/pos/pay') && reply.status >= 400
          ? planted(200, '{"order_number":1,"total_price":1,"discount":0,"paidsum":1,"paid_cash":1,"paid_card":0}')
          : reply;
      },
    },
  ],
  async run(run) {
    const venue = await run.open({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const cookies: string[] = [];
    for (const login of [ADMIN, ...DEPUTIES]) cookies.push(await venue.signIn(login));
    for (let round = 0; round === 0 || run.goesOn(round, 1); round += 1)
      for (const one of RACES)
        for (const oneKey of run.isProven ? [] : [false, true])
          await race(run, venue, cookies, one, oneKey).catch((cause: unknown) => run.fault(String(cause)));
    await run.judgeBooks(venue);
  },
};
