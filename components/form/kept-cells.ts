import type { Who } from '@/components/frame/who';
import { isFresh, placeOf } from './draft-place';

const PREFIX = 'cell';

/** Key of the stored draft of a cell. */
export const cellKey = (record: string | number, field: string): string => `${PREFIX}:${record}:${field}`;

/** Cell whose draft this person left unsaved within a day; null without one, and on the server. */
export function keptCell(who: Who, endpointId: string): { record: string; field: string } | null {
  const [start, end] = [`form:${endpointId}:${PREFIX}:`, placeOf(who, '')];
  try {
    for (const [place, kept] of Object.entries(localStorage) as [string, string][]) {
      if (!place.startsWith(start) || !place.endsWith(end)) continue;
      const { at } = JSON.parse(kept) as { at: number };
      const [record, field] = place.slice(start.length, place.length - end.length).split(':');
      if (record && field && isFresh(at)) return { record, field };
    }
  } catch {
    // A browser without storage keeps nothing.
  }
  return null;
}
