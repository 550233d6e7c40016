import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AwayPage } from '@/components/sections/auth/away-page';
import { LoginForm } from '@/components/sections/auth/login-form';
import { ResumeSession } from '@/components/sections/auth/resume-session';
import { safeLanding } from '@/components/sections/auth/safe-landing';
import { landingFor } from '@/lib/bff/choices';
import { contextOf } from '@/lib/bff/context';
import { paramsIn, type SearchParams } from '@/lib/bff/preload-list';
import { servers } from '@/lib/bff/servers';
import { isExposed, originOf, readSession, type SessionData } from '@/lib/bff/session';
import { settings } from '@/lib/bff/settings';
import { userOf, type Confirmed } from '@/lib/bff/user';
import { isAway, ProblemError } from '@/lib/contract/problem';
import { venueName } from '@/lib/env';

/** The user of a session; null without one, or the code for which the session's server cannot say. */
async function userHere(given: Headers, session: SessionData | null, problem = ''): Promise<Confirmed | number | null> {
  if (!session) return null;
  // A page has asked a moment ago, and waited for the answer.
  if (isAway(Number(problem))) return Number(problem);
  return userOf(session, contextOf(given, session, '/auth/login'), true).catch((error: unknown) =>
    error instanceof ProblemError && isAway(error.code) ? error.code : null,
  );
}

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const given = new Headers(await headers());
  const session = await readSession(given);
  const query = await paramsIn(searchParams);
  const [next, problem] = ['next', 'problem'].map((name) => query.get(name) ?? undefined);
  const user = await userHere(given, session, problem);
  if (typeof user === 'number') return <AwayPage next={next} code={user} />;
  const origin = originOf(given);
  if (user) redirect(safeLanding(next, landingFor(user.person, given), origin));
  const showHidden = query.get('show_hidden_servers') === 'true';
  const offered = servers().filter(({ hidden }) => showHidden || !hidden);
  return (
    <>
      {!problem && <ResumeSession next={next} />}
      <LoginForm
        venue={venueName(settings())}
        servers={offered.map(({ id, name }) => ({ id, name }))}
        next={next}
        exposed={isExposed(given)}
        problem={problem}
      />
    </>
  );
}
