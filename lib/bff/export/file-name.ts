import 'server-only';
import type { Period } from '@/lib/contract/period';
import { boundsOf, businessDate, endBy } from '@/lib/domain/venue-time';
import type { List, Read, Words } from '@/lib/lists/list';
import type { View } from '@/lib/lists/view';
import type { FileName } from '../pdf-file';
import { settings } from '../settings';

/** Characters that file systems and headers refuse in a name, with spaces around them. */
const REFUSED = /\s*[\\/:*?"<>|\p{Cc}]+\s*/gu;

/** Business dates of a period: one, or the first and the last. */
function datesOf(period: Period, now: number, zone: string): string {
  const bounds = boundsOf(period, now, zone);
  const last = businessDate(Math.max(endBy(bounds, now) - 1, bounds.start ?? 0), zone);
  const first = bounds.start === null ? 'all' : businessDate(bounds.start, zone);
  return first === last ? last : `${first}_${last}`;
}

/** A list as one reply shows it. */
export interface ShownList {
  readonly table: List;
  readonly view: View;
  readonly words: Words;
  readonly read: Read;
  readonly reply: unknown;
}

/** Name of a list's file without its ending: list, record, hall, group, folder, and the business dates of the period. */
export async function fileNameOf({ table, view, words, read, reply }: ShownList): Promise<FileName> {
  const zone = settings().VENUE_TIMEZONE;
  const now = Math.floor(Date.now() / 1000);
  const dates = table.period ? datesOf(view.period, now, zone) : businessDate(now, zone);
  // A name that cannot be read costs no file.
  const about = (await Promise.resolve(table.named?.(view.filters, words, read, reply)).catch(() => undefined)) ?? [];
  const named = (of: 'name' | 'plain') => [
    table.id,
    ...about.map((one) => one[of].replaceAll(REFUSED, ' ').trim()),
    dates,
  ];
  return { name: named('name').join('-'), plainName: named('plain').join('-') };
}
