import type { z } from 'zod';
import type { Who } from '@/components/frame/who';

/** Name of a draft in the browser's storage: one person's drafts on one server are no other's. */
export const placeOf = ({ login, server }: Who, name: string): string => `${name}:${server}:${login}`;

/** A draft as it was kept; `null` for none, for one that no longer fits the schema, and on the server. */
export function keptDraft<T>(place: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a draft, or removes it (`null`). Returns whether the browser's storage took it. */
export function keepDraft(place: string, draft: unknown): boolean {
  try {
    if (draft === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
