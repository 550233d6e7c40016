import { codeOf } from '@/scripts/test/code-of';
import { DEPUTIES, PASSWORD } from './accounts';
import type { Run } from './attempt';
import type { Venue } from './venue';
import { inParallel, jsonOf, replyInWords, type Reply } from './wire';

const CODES = 500;
const SHORT_CODES = 80;
/** Codes of an account that are judged without a delay; the delays after them grow up to five minutes. */
const FREE = 30;

/** Codes that may be judged in some seconds, one more for a pair of delays that meet. */
const mostJudged = (seconds: number): number => FREE + Math.ceil(Math.log2(seconds + 1)) + Math.ceil(seconds / 300) + 1;

/** Guesses and replays of second factors: a password alone opens nothing, and every code only once. */
export async function attackSecondFactor(run: Run, venue: Venue): Promise<void> {
  const login = DEPUTIES.at(-1) ?? '';
  const cookie = await venue.signIn(login);
  const ask = (path: string, body: object): Promise<Reply> =>
    venue.post(`/api/users/second_factor/${path}`, cookie, body);
  const begun = await ask('begin', { password: PASSWORD });
  if (begun.status !== 200) {
    run.fault('A second factor was not begun', { reply: replyInWords(begun) });
    return;
  }
  const { secret } = jsonOf(begun) as { secret: string };
  const confirmed = await ask('confirm', { code: codeOf(secret) });
  const { recovery_codes: [recovery = ''] = [] } = jsonOf(confirmed) as { recovery_codes?: string[] };
  if (confirmed.status !== 200) run.fault('A second factor was not set up', { reply: replyInWords(confirmed) });

  const address = (at: number) => ({ 'x-forwarded-for': `198.18.${Math.floor(at / 250)}.${at % 250}` });
  let at = 0;
  let judged = 0;
  const refused = async (why: string, code?: string): Promise<void> => {
    const reply = await venue.trySignIn(login, PASSWORD, address((at += 1)), code);
    run.count('second factors');
    if (reply.status !== 429) judged += 1;
    if (reply.status < 400 || reply.status >= 500)
      run.fault(`${why}: answered ${reply.status}`, { reply: replyInWords(reply) });
  };
  const accepted = async (why: string, code: string): Promise<void> => {
    const reply = await venue.trySignIn(login, PASSWORD, address((at += 1)), code);
    if (reply.status !== 200) run.fault(`${why}: answered ${reply.status}`, { reply: replyInWords(reply) });
  };
  const random = run.random('codes');
  const started = Date.now();
  const next = codeOf(secret, 1);
  await refused('A password alone');
  await accepted('A right code', next);
  await refused('A code a second time', next);
  await accepted('A recovery code', recovery);
  await refused('A recovery code a second time', recovery);
  const guesses = Array.from({ length: run.short ? SHORT_CODES : CODES }, () =>
    String(random.whole(0, 999_999)).padStart(6, '0'),
  );
  const real = [-1, 0, 1, 2].map((ahead) => codeOf(secret, ahead));
  await inParallel(
    guesses.filter((guess) => !real.includes(guess)),
    8,
    (guess) => refused('A guessed code', guess),
  );
  const most = mostJudged((Date.now() - started) / 1000);
  if (judged > most) run.fault(`${judged} codes were judged, more than ${most}`);
}
