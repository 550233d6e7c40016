import type { Who } from '@/components/frame/who';
import { isFresh, placeOf } from './draft-place';

const PREFIX = 'cell';

/** Key of the stored draft of a cell. */
export const cellKey = (record: string | number, field: string): string => `${PREFIX}:${record}:${field}`;

/** Cells whose drafts this person left unsaved within a day; none on the server. */
export function keptCells(who: Who, endpointId: string): { record: string; field: string }[] {
  const [start, end] = [`form:${endpointId}:${PREFIX}:`, placeOf(who, '')];
  try {
    return Object.entries(localStorage).flatMap(([place, kept]: [string, string]) => {
      if (!place.startsWith(start) || !place.endsWith(end)) return [];
      const { at } = JSON.parse(kept) as { at: number };
      const [record, field] = place.slice(start.length, place.length - end.length).split(':');
      return record && field && isFresh(at) ? [{ record, field }] : [];
    });
  } catch {
    // A browser without storage keeps nothing.
    return [];
  }
}
