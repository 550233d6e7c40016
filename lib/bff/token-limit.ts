import 'server-only';
import { refusal } from '../contract/refusals';
import { limiter } from './limiter';

const MOST = 30;
const wrong = limiter({ keyPrefix: 'till', points: MOST, duration: 15 * 60 });

/**
 * Limits wrong tokens only. The right token always passes: guests of the venue's network, or everybody behind a proxy,
 * share the till's address and must not lock it out.
 * @throws ProblemError 4 for a wrong token, 6 after 30 of them from one address in a quarter of an hour
 */
export async function limitTokens(from: string, isRight: boolean): Promise<void> {
  if (isRight) return;
  const before = await wrong.get(from);
  if ((before?.consumedPoints ?? 0) >= MOST) throw refusal('tooManyAttempts');
  await wrong.penalty(from);
  throw refusal('wrongTillToken');
}
