import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/auth/login-form';
import { ResumeSession } from '@/components/auth/resume-session';
import { safeLanding } from '@/components/auth/safe-landing';
import { landingFor } from '@/lib/bff/choices';
import { contextOf } from '@/lib/bff/context';
import { servers } from '@/lib/bff/servers';
import { isExposed, originOf, readSession } from '@/lib/bff/session';
import { settings } from '@/lib/bff/settings';
import { userOf } from '@/lib/bff/user';
import { venueName } from '@/lib/env';

interface Props {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export default async function LoginPage({ searchParams }: Props) {
  const given = new Headers(await headers());
  const session = await readSession(given);
  const user = session && (await userOf(session, contextOf(given, session, '/auth/login'), true).catch(() => null));
  const query = await searchParams;
  const next = one(query['next']);
  const origin = originOf(given);
  if (user) redirect(safeLanding(next, landingFor(user.person, given), origin));
  const showHidden = one(query['show_hidden_servers']) === 'true';
  const offered = servers().filter(({ hidden }) => showHidden || !hidden);
  const problem = one(query['problem']);
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
