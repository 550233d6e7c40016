import 'server-only';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { SIGHTS, type Sight } from '@/lib/contract/access';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { SWITCHABLE } from '@/lib/sections/settings/contract/venue';
import type { Person } from '@/lib/rights/permissions';
import type { SessionData } from './session';
import { callUpstream, type UpstreamContext } from './upstream';

export interface Confirmed {
  readonly person: Person;
  /** The session can do nothing but set up the second factor. */
  readonly setUpFactor: boolean;
  /** The admin API's cookie from now on, which the check may have renewed. */
  readonly cookie: string;
}

const FRESH_MS = 5_000;
/** Greatest age of a check for a reply that is the same for everybody. */
const IMPERSONAL_MS = 5 * 60_000;
const MAX_KNOWN = 1_000;
const known = new Map<string, Omit<Confirmed, 'cookie'> & { readonly at: number }>();

const keyOf = ({ server, login, cookie }: SessionData): string => JSON.stringify([server, login, cookie]);

export const forget = (session: SessionData): boolean => known.delete(keyOf(session));

type Reply = Partial<Pick<ReplyOf<typeof checkLogin>, 'login' | 'closed' | 'sections_off' | 'start_on_overview'>> &
  Pick<ReplyOf<typeof checkLogin>, 'permissions'>;

/** The person whom a server's reply is about, `login` where it does not say; names that this version does not know are left out. */
export const personIn = ({ permissions, closed = [], sections_off = [], ...reply }: Reply, login = ''): Person => ({
  login: reply.login ?? login,
  permissions,
  closed: closed.filter((name): name is Sight => name in SIGHTS),
  off: SWITCHABLE.filter((section) => sections_off.includes(section)),
  ...(reply.start_on_overview && { startsOnOverview: true }),
});

/**
 * The session's user and rights from the admin API; null when the session has ended. An answer up to five seconds old
 * is good enough to refuse early, because the admin API checks every call again.
 * @throws ProblemError when the admin API does not answer.
 */
export async function userOf(
  session: SessionData,
  context: UpstreamContext,
  fresh = false,
  impersonal = false,
): Promise<Confirmed | null> {
  const key = keyOf(session);
  const hit = known.get(key);
  if (hit && !fresh && hit.at > Date.now() - (impersonal ? IMPERSONAL_MS : FRESH_MS))
    return { ...hit, cookie: session.cookie };
  known.delete(key);
  try {
    const { reply, cookie } = await callUpstream(checkLogin, {}, context);
    const person = personIn(reply, session.login);
    if (known.size >= MAX_KNOWN) known.clear();
    const confirmed = { person, setUpFactor: reply.setUpFactor === true };
    known.set(keyOf({ ...session, cookie }), { ...confirmed, at: Date.now() });
    return { ...confirmed, cookie };
  } catch (error) {
    if (error instanceof ProblemError && error.code === CODE.sessionEnded) return null;
    throw error;
  }
}
