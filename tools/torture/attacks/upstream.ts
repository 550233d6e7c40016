import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import type { Random } from '@/tools/sample/random';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { PAGES } from '../addresses';
import type { Attack, Run } from '../attack';
import { callOf, inputsOf, type Target } from '../calls';
import { FAULTS, openLegacyServer } from '../legacy-server';
import { planted, PLANTED } from '../proxy';
import type { Venue } from '../venue';
import { cookiesOf, inParallel, inWords, jsonOf, replyInWords, type Call, type Reply } from '../wire';

/** A call is answered within 10 s and a page within 11; the rest is for a busy machine. */
const LONGEST_MS = 11_000;
const SLACK_MS = 2_000;
/** Most of them wait for their time limit. */
const AT_ONCE = 40;
const LARGEST_MB = 900;

const CALLS = adminEndpoints.filter(({ id }) => !id.startsWith('auth.'));
const SILENT = ['silence', 'drip'];

/** Memory of a process, in MB; 0 of one that has ended. */
function megabytesOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Does work, and tells the most memory that a process took meanwhile, in MB. */
async function peakOf(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = megabytesOf(pid);
  const watching = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 50);
  await work().finally(() => clearInterval(watching));
  return peak;
}

/** Sign-in at a server that answers a call with a fault. */
const signInFor = (call: string, fault: string): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ login: `${call}~${fault}`, password: 'secret', server: 'old' }),
});

function judge(run: Run, what: string, call: Call, reply: Reply, isPage: boolean): void {
  const details = { request: inWords(call), reply: replyInWords(reply) };
  const { status, body, ms } = reply;
  if (status === 0) {
    run.fault(`${what}: no reply`, details);
    return;
  }
  if (ms > LONGEST_MS + SLACK_MS) run.fault(`${what}: answered after ${Math.round(ms)} ms`, details);
  if (isPage) {
    // The app's own page of an error has its scripts, which show the words.
    const isOurs = (status >= 300 && status < 400) || /<html[\s\S]*\/_next\/static\//.test(body.toString());
    if (!isOurs) run.fault(`${what}: a page without words of ours (${status})`, details);
    return;
  }
  const code = (jsonOf(reply) as { code?: unknown } | undefined)?.code;
  if (status >= 400 && typeof code !== 'number') run.fault(`${what}: ${status} that is no problem of ours`, details);
  if (status === 500 || code === 1006) run.fault(`${what}: an unexpected error`, details);
}

interface Trial {
  readonly fault: string;
  readonly target?: Target;
  readonly page?: string;
}

const targets: readonly Target[] = CALLS.map((endpoint) => ({ endpoint, door: 'app' }));
const TRIALS: readonly Trial[] = Object.keys(FAULTS).flatMap((fault) => [
  ...targets.map((target) => ({ fault, target })),
  ...PAGES.map((page) => ({ fault, page })),
]);

async function attack(run: Run, venue: Venue, { fault, target, page }: Trial, seed: number): Promise<void> {
  const name = target?.endpoint.id ?? '*';
  const signIn = signInFor(name, fault);
  const signedIn = await venue.client.send(signIn);
  if (signedIn.status !== 200) {
    judge(run, fault, signIn, signedIn, false);
    return;
  }
  const cookie = cookiesOf(signedIn);
  const inputs = target && inputsOf(target.endpoint, () => 1);
  const [input] = inputs ? fc.sample(inputs, { seed, numRuns: 1 }) : [];
  const call = target && input ? callOf(target, input) : { path: page ?? '/', headers: {} };
  const accept = page === undefined ? 'application/json' : 'text/html';
  const sent: Call = { ...call, headers: { ...call.headers, cookie, accept } };
  const reply = await venue.client.send(sent);
  run.count(page === undefined ? 'calls' : 'pages');
  judge(run, fault, sent, reply, page !== undefined);
}

const inRandomOrder = (trials: readonly Trial[], random: Random): Trial[] =>
  trials
    .map((trial) => [random.next(), trial] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, trial]) => trial);

/** A server of somebody else's that answers each call with each fault: replies in our own words, in time and in bounds. */
export const upstream: Attack = {
  name: 'upstream',
  planted: [
    {
      says: 'a call of a broken server is answered with a bare 500',
      seenAs: new RegExp(PLANTED),
      alter: async ({ path }, pass) => {
        const reply = await pass();
        return path.startsWith('/api/') && reply.status === 502 ? planted(500) : reply;
      },
    },
  ],
  async run(run) {
    const server = await openLegacyServer();
    try {
      const LEGACY_SERVERS = JSON.stringify([{ id: 'old', name: 'Old', url: server.url }]);
      const venue = await run.open({ settings: { LEGACY_SERVERS, LOG_LEVEL: 'fatal' } });
      // The short form meets others with another seed.
      const all = inRandomOrder(TRIALS, run.random('trials'));
      const some = Object.keys(FAULTS).flatMap((fault) =>
        all.filter((one) => one.fault === fault).slice(0, SILENT.includes(fault) ? 10 : 14),
      );
      let at = 0;
      const peak = await peakOf(venue.pid, () =>
        inParallel(run.short ? some : all, AT_ONCE, async (trial) => {
          if (!run.isProven) await attack(run, venue, trial, run.seed + (at += 1));
        }),
      );
      run.note(`${at} of ${all.length} pairs of fault and address`);
      run.count('MB at most', Math.round(peak));
      if (peak > LARGEST_MB) run.fault(`The web server took ${Math.round(peak)} MB`);
    } finally {
      await server.close();
    }
  },
};
