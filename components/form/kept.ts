import type { z } from 'zod';
import { real } from '@/lib/contract/real';

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
