import type { z } from 'zod';
import type { Who } from '@/components/frame/who';
import { real } from '@/lib/contract/real';

/** Storage key of a draft, separate for each person and server. */
export const placeOf = ({ login, server }: Who, name: string): string => `${name}:${server}:${login}`;

const DAY_MS = 24 * 3600 * 1000;

/** Whether a draft stored at this Unix time, in milliseconds, may still be restored: within a day. */
export const isFresh = (at: number): boolean => at > Date.now() - DAY_MS;

/** Stored draft; null for none, for one that does not match the schema, and on the server. */
export function keptDraft<T>(place: string, schema: z.ZodType<T>): T | null {
  try {
    return real(schema).parse(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it (`null`). Returns whether the browser's storage accepted it. */
export function keepDraft(place: string, draft: unknown): boolean {
  try {
    if (draft === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
