import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Access } from '@/lib/contract/access';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { contextOf } from './context';
import { log } from './log';
import { readSession, writeSession, type SessionData } from './session';
import { specialLogins } from './settings';
import type { UpstreamContext } from './upstream';
import { userOf, type Confirmed } from './user';

/** @throws ProblemError 1001 when nobody is signed in. */
export async function requireSession(request: Request): Promise<SessionData> {
  const session = await readSession(request.headers);
  if (!session) throw new ProblemError(CODE.sessionEnded, 'Sign in first');
  return session;
}

/**
 * Refuses early what the admin API would refuse anyway. Before refusing it fetches the current rights.
 * @param call whether it is served before the second factor is set up, and to a session checked minutes ago
 * @throws ProblemError 1001 when the session has ended, 3 when a right or the second factor is missing.
 */
export async function authorise(
  access: Access,
  session: SessionData,
  context: UpstreamContext,
  { beforeSecondFactor, impersonal }: Pick<Endpoint, 'beforeSecondFactor' | 'impersonal'> = {},
): Promise<Confirmed> {
  let { cookie } = context;
  let reason: 'noPrivilege' | 'secondFactorFirst' = 'noPrivilege';
  for (const fresh of [false, true]) {
    const user = await userOf({ ...session, cookie }, { ...context, cookie }, fresh, impersonal);
    if (!user) throw new ProblemError(CODE.sessionEnded, 'The session has ended');
    ({ cookie } = user);
    const waits = user.setUpFactor && !beforeSecondFactor;
    if (!waits && mayAccess(user.person, access, specialLogins())) return user;
    reason = waits ? 'secondFactorFirst' : 'noPrivilege';
  }
  log.warn({ request_id: context.requestId, login: session.login, why: reason }, 'no right');
  throw refusal(reason);
}

export interface Admitted {
  readonly person: Person;
  /** Context of the call, with the cookie as the check renewed it. */
  readonly context: UpstreamContext;
}

/**
 * Admits a call or refuses it.
 * @throws ProblemError 1001 and 3 as `authorise` does, 1007 for a command to a read-only server.
 */
export async function admit(request: Request, session: SessionData, endpoint: Endpoint): Promise<Admitted> {
  const context = contextOf(request.headers, session);
  const isRefused = endpoint.changes !== undefined && context.server.readonly;
  // Rights would not help on a server that only reads, so it is not them that the refusal names.
  const { person, cookie } = await authorise(isRefused ? 'signed-in' : endpoint.access, session, context, endpoint);
  if (isRefused) throw new ProblemError(CODE.readOnlyServer, 'This server is read-only');
  return { person, context: { ...context, cookie, person } };
}

/**
 * The reader of a file or a paper, whose screen is `page`. `keep` puts the cookie that its calls left into its response.
 * @throws ProblemError 1001 and 3 as `authorise` does.
 */
export async function requireReader(request: Request, access: Access, page: string) {
  const session = await requireSession(request);
  const asked = contextOf(request.headers, session, page);
  const { person, cookie } = await authorise(access, session, asked);
  // A file lasts as long as its reader takes, so only each call has a time limit.
  const context = { ...asked, cookie, person, deadline: undefined };
  const keep = async (response: Response, renewed: string): Promise<Response> => {
    if (renewed !== session.cookie) await writeSession(request, response, { ...session, cookie: renewed });
    return response;
  };
  return { person, context, keep };
}
