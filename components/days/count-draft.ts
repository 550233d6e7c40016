import { z } from 'zod';
import type { Who } from '@/components/frame/who';
import { DENOMINATIONS, type Pieces } from '@/lib/domain/day-close';

/** What stands in the fields, by the value of the note or coin: as typed, so that a reload loses nothing. */
export type CountDraft = Readonly<Record<string, string>>;

const Kept = z.record(z.string(), z.string().max(12));
const placeOf = ({ login, server }: Who, date: string): string => `day-count:${server}:${login}:${date}`;

/** What this person has counted so far of a business day, as text; empty for nothing. */
export function keptText(who: Who, date: string): string {
  try {
    return localStorage.getItem(placeOf(who, date)) ?? '';
  } catch {
    return '';
  }
}

/** A draft from its text; an unreadable one is none. */
export function parseDraft(text: string): CountDraft {
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Keeps a draft, and nothing when it is empty. A browser that keeps nothing does not hinder the counting. */
export function keepDraft(who: Who, date: string, draft: CountDraft): void {
  try {
    if (Object.values(draft).every((text) => text.trim() === '')) localStorage.removeItem(placeOf(who, date));
    else localStorage.setItem(placeOf(who, date), JSON.stringify(draft));
  } catch {
    // Then a reload begins again.
  }
}

const MOST = 100_000;

/** How many pieces a field says; nothing typed is none, and `null` is no number of pieces. */
export function piecesOf(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return 0;
  return /^\d{1,6}$/.test(digits) && Number(digits) <= MOST ? Number(digits) : null;
}

/** The whole count; `null` while something in it is no number of pieces. */
export function countOf(draft: CountDraft): Pieces[] | null {
  const count = DENOMINATIONS.map((value) => ({ value, pieces: piecesOf(draft[value] ?? '') }));
  return count.every((one): one is Pieces => one.pieces !== null) ? count : null;
}

export const draftOf = (count: readonly Pieces[]): CountDraft =>
  Object.fromEntries(count.map(({ value, pieces }) => [value, String(pieces)]));
