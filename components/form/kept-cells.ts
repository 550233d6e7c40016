import type { Who } from '@/components/frame/who';

const DAY_MS = 24 * 3600 * 1000;
const PREFIX = 'cell';

/** Key of the stored draft of a cell: record and field. */
export const cellKey = (record: string | number, field: string): string => `${PREFIX}:${record}:${field}`;

/** Record and field of a cell whose draft this person left unsaved within a day; null without one, and on the server. */
export function keptCell({ login, server }: Who, endpointId: string): { record: string; field: string } | null {
  const [start, end] = [`form:${endpointId}:${PREFIX}:`, `:${server}:${login}`];
  try {
    for (const [place, kept] of Object.entries(localStorage) as [string, string][]) {
      if (!place.startsWith(start) || !place.endsWith(end)) continue;
      const { at } = JSON.parse(kept) as { at: number };
      const [record, field] = place.slice(start.length, place.length - end.length).split(':');
      if (record && field && at > Date.now() - DAY_MS) return { record, field };
    }
  } catch {
    // A browser without storage keeps nothing.
  }
  return null;
}
