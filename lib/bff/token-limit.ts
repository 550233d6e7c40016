import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refusal } from '../contract/refusals';

const MOST = 30;
const wrong = new RateLimiterMemory({ keyPrefix: 'till', points: MOST, duration: 15 * 60 });

/**
 * Lets a right token pass, as often as it comes: guests of the venue's network share the till's address, and whoever is
 * behind a proxy may share it with everybody; none of them can shut the till out.
 * @throws ProblemError 4 for a wrong token, 6 after 30 of them from one address in a quarter of an hour
 */
export async function limitTokens(from: string, isRight: boolean): Promise<void> {
  if (isRight) return;
  const before = await wrong.get(from);
  if ((before?.consumedPoints ?? 0) >= MOST) throw refusal('tooManyAttempts');
  await wrong.penalty(from);
  throw refusal('wrongTillToken');
}
