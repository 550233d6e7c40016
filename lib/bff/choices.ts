import 'server-only';
import { getPreferences, type Preferences } from '@/lib/sections/settings/contract/preferences';
import type { Person } from '@/lib/rights/permissions';
import { startIn, startText } from '@/lib/domain/preferences';
import { landingOf } from '@/lib/navigation';
import { cookieIn } from '@/lib/http/cookie';
import { log } from './log';
import { isOwn } from './servers';
import { specialLogins } from './settings';
import { callUpstream, type UpstreamContext } from './upstream';

const YEAR = 365 * 24 * 3600;

/** Landing page of a person: the section that this browser or the account chose, otherwise the usual one. */
export const landingFor = (person: Person, headers: Pick<Headers, 'get'>, start?: string): string =>
  landingOf(person, specialLogins(), start ?? startIn(cookieIn(headers, 'start'), person.login));

/** Choices stored with an account that has just signed in. Without them, or without their server's answer, none. */
export async function storedChoices(context: UpstreamContext): Promise<Preferences | undefined> {
  if (!isOwn(context.server)) return undefined;
  const outcome = await callUpstream(getPreferences, {}, context).catch((error: unknown) => {
    log.warn({ request_id: context.requestId, err: error }, 'the preferences were not read');
  });
  return outcome?.reply;
}

/** Puts the choices that the server renders with into the browser's cookies. The page's script keeps the others. */
export function keepChoices(response: Response, login: string, { language, rows, start }: Preferences = {}): void {
  const cookies = { locale: language, rows, start: start === undefined ? undefined : startText(login, start) };
  for (const [name, value] of Object.entries(cookies)) {
    if (value !== undefined)
      response.headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`);
  }
}
