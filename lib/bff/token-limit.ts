import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CODE, ProblemError } from '../contract/problem';

const MOST = 30;
const wrong = new RateLimiterMemory({ keyPrefix: 'till', points: MOST, duration: 15 * 60 });

/**
 * Lets a right token pass, as often as it comes, until too many wrong ones came from its address.
 * @throws ProblemError 4 for a wrong token; 6 for any after 30 wrong ones from one address in a quarter of an hour
 */
export async function limitTokens(from: string, isRight: boolean): Promise<void> {
  const before = await wrong.get(from);
  if ((before?.consumedPoints ?? 0) >= MOST) throw new ProblemError(CODE.tooManyAttempts, 'Too many attempts');
  if (isRight) return;
  await wrong.penalty(from);
  throw new ProblemError(CODE.wrongLogin, "The token is not the till's");
}
