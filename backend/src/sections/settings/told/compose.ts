import { readsReports } from '@/lib/contract/report-access';
import { specialLoginsOf, venueName, type Settings } from '@/lib/env';
import { holds, mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { hiddenFrom } from '@/lib/rights/sights';
import { closedTo } from '@/lib/sections/days/rules/open-counts';
import { daysBefore } from '@/lib/domain/usual-sales';
import type { Database } from '@/backend/src/db/open';
import { openCounts } from '@/backend/src/ledger/days/open-counts';
import type { Days } from '@/backend/src/ledger/sales/day-sales';
import type { Compose, Composed } from '@/backend/src/mail/letter';
import type { ToldKind } from '@/backend/src/db/schema';
import type { ClaimedMail } from '@/backend/src/mail/queue';
import type { AttentionLines, Figures, Told } from '@/backend/src/mail/report';
import { reportTexts } from '@/backend/src/mail/report-texts';
import type { MailTexts } from '@/backend/src/mail/texts';
import { findAccount } from '@/backend/src/people/accounts';
import { preferencesOf } from '../preferences';
import { readSettings } from '../venue';
import { closesTold, figuresOf, SEES_CLOSES } from './figures';

/** Types of the calls of the webhook. */
const TYPES: Readonly<Record<ToldKind, string>> = { day: 'day.closed', week: 'week.ended', test: 'test' };

const NO_ACCOUNT: Composed = { dropped: 'The account is removed or disabled' };
const NO_RIGHT: Composed = { dropped: 'The account may no longer see the revenue' };
const REOPENED: Composed = { dropped: 'The day was reopened before the message was sent' };

const daysOf = (kind: ToldKind, about: string): Days => ({
  first: about,
  last: kind === 'week' ? daysBefore(about, -6) : about,
});

/** The same message for the webhook: its JSON body in place of the text. */
function asCall(
  { subject, text }: MailTexts,
  { kind, venue, language }: Told,
  person: string,
  figures: Figures,
): MailTexts {
  const data = { venue, person, language, ...figures, text };
  const body = { type: TYPES[kind], timestamp: new Date().toISOString(), data };
  return { subject, text: JSON.stringify(body), html: '' };
}

const isTold = (person: Person, special: SpecialLogins): boolean =>
  holds(person, 'ProgramLogin') && mayAccess(person, readsReports, special);

/**
 * Composes messages to people: figures that the receiver's own screens would show at this moment. Whoever lost the account
 * or the right to revenue gets none.
 */
export function composer(
  { db }: Pick<Database, 'db'>,
  settings: Settings,
  attention: AttentionLines = () => Promise.resolve([]),
): Compose {
  const [special, zone, venue] = [specialLoginsOf(settings), settings.VENUE_TIMEZONE, venueName(settings)];

  /** Figures of a message; null when the close that it tells of no longer stands. */
  async function figuresFor(
    person: Person,
    { kind, about, close_id }: { kind: ToldKind; about: string; close_id: number | null },
    language: Told['language'],
  ): Promise<Figures | null> {
    const days = daysOf(kind, about);
    const closes = kind === 'test' ? [] : await closesTold(db, days, close_id);
    if (close_id !== null && closes.length === 0) return null;
    const { sights } = closedTo(person, await openCounts(db, zone), special);
    const seen = { ...person, closed: sights, off: (await readSettings(db)).sections_off };
    const figures = await figuresOf(
      db,
      { days, closes, zone },
      { hidden: hiddenFrom(seen, special), off: seen.off, closes: mayAccess(person, SEES_CLOSES, special) },
    );
    return { ...figures, attention: await attention(db, seen, language) };
  }

  return async ({ kind, user_id, about, close_id, channel }: ClaimedMail): Promise<Composed> => {
    if (kind === 'code' || user_id === null || about === null) throw new Error('The message is for no person.');
    const account = await findAccount(db, special, user_id);
    if (!account?.active) return NO_ACCOUNT;
    if (!isTold(account, special)) return NO_RIGHT;
    const { language = 'ru' } = await preferencesOf(db, user_id);
    const figures = await figuresFor(account, { kind, about, close_id }, language);
    if (!figures) return REOPENED;
    const told: Told = { kind, language, venue };
    const texts = reportTexts(told, figures);
    const { person: name } = account;
    return { name, language, texts: channel === 'mail' ? texts : asCall(texts, told, name, figures) };
  };
}
