import 'server-only';
import { headers } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { ProblemError } from '@/lib/contract/problem';
import type { Access } from '@/lib/contract/access';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import type { LegacyServer } from '@/lib/env';
import type { SectionId } from '@/lib/contract/sections';
import { mayOpen } from '@/lib/navigation';
import { contextOf } from './context';
import { readSession } from './session';
import { specialLogins } from './settings';
import type { UpstreamContext } from './upstream';
import { userOf } from './user';

const SECURITY_PAGE = '/settings/security';

export interface Visit {
  readonly person: Person;
  /** The person must set up the second factor before anything else. */
  readonly setUpFactor: boolean;
  readonly server: LegacyServer;
  readonly context: UpstreamContext;
}

/**
 * The visitor of a page, checked with the admin API once per request. Without a confirmed session the browser is
 * redirected to the sign-in page (307) and returns afterwards; while the server is away, that page says so and waits.
 */
export const requireVisit = cache(async (): Promise<Visit> => {
  const given = new Headers(await headers());
  const path = given.get('x-path') ?? '/';
  const next = path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
  const session = await readSession(given);
  if (!session) redirect(`/auth/login${next}`);
  const context = contextOf(given, session, path.split('?')[0]);
  // Fresh: a log-out holds at the next page, and handlers and pages share no cache.
  const user = await userOf(session, context, true).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    return redirect(`/auth/login${next || '?'}&problem=${error.code}`);
  });
  if (!user) redirect(`/api/auth/ended${next}`);
  const { person, cookie, setUpFactor } = user;
  if (setUpFactor && path.split('?')[0] !== SECURITY_PAGE) redirect(SECURITY_PAGE);
  return { person, setUpFactor, server: context.server, context: { ...context, cookie, person } };
});

/** Unknown addresses lead to the sign-in page, and a signed-in user from there to their landing page. */
export function unknownAddress(): never {
  redirect('/auth/login');
}

/** Access to a page: a confirmed session, the right to open the section, and the page's own rule (403 otherwise). */
export async function requirePage(section: SectionId, access: Access = 'signed-in'): Promise<Visit> {
  const visit = await requireVisit();
  const { person } = visit;
  if (!mayOpen(section, person, specialLogins()) || !mayAccess(person, access, specialLogins())) forbidden();
  return visit;
}
