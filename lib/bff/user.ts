import 'server-only';
import { checkLogin } from '../contract/auth';
import { CODE, ProblemError } from '../contract/problem';
import type { Person } from '../domain/permissions';
import type { SessionData } from './session';
import { callUpstream, type UpstreamContext } from './upstream';

const FRESH_MS = 5_000;
const MOST = 1_000;
const known = new Map<string, { person: Person; until: number }>();

export const forget = (session: SessionData): boolean => known.delete(session.cookie);

/**
 * Who the session belongs to and what they may do, as the admin API says; null when the session has ended. An answer
 * up to five seconds old is good enough to refuse early, for the admin API checks every call again.
 * @throws ProblemError when the admin API does not answer.
 */
export async function userOf(session: SessionData, context: UpstreamContext, fresh = false): Promise<Person | null> {
  const hit = known.get(session.cookie);
  if (hit && !fresh && hit.until > Date.now()) return hit.person;
  known.delete(session.cookie);
  try {
    const { reply } = await callUpstream(checkLogin, {}, context);
    const person = { login: reply.login ?? session.login, permissions: reply.permissions };
    if (known.size >= MOST) known.clear();
    known.set(session.cookie, { person, until: Date.now() + FRESH_MS });
    return person;
  } catch (error) {
    if (error instanceof ProblemError && error.code === CODE.sessionEnded) return null;
    throw error;
  }
}
