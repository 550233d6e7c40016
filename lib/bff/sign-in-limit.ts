import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../contract/refusals';
import { limiter } from './limiter';

const QUARTER_HOUR = 15 * 60;
const pair = limiter({ keyPrefix: 'pair', points: 5, duration: QUARTER_HOUR });
const address = limiter({ keyPrefix: 'address', points: 30, duration: QUARTER_HOUR });

const refuse = (limited: unknown): never => {
  if (limited instanceof RateLimiterRes) throw refusal('tooManyAttempts');
  throw limited;
};

/**
 * Limits sign-ins to a legacy server, which may not count attempts itself. Our own backend counts for every node. A
 * successful sign-in does not count.
 * @throws ProblemError 6 after 5 failures of a login from one address, or 30 from one address, in a quarter of an hour.
 */
export async function limitSignIn<T>(login: string, from: string, signIn: () => Promise<T>): Promise<T> {
  const key = `${login.toLowerCase()} ${from}`;
  await address.consume(from).catch(refuse);
  await pair.consume(key).catch(refuse);
  const result = await signIn();
  await Promise.all([pair.delete(key), address.reward(from)]);
  return result;
}
