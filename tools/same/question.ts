import type { Language } from '@/tools/bench-web/chromium';

/** What is compared; the report is grouped by it. */
export type Kind = 'contract' | 'replies' | 'files' | 'papers' | 'screens' | 'books' | 'bytes';

/** Place of a text in a portrait. */
export interface Place {
  readonly kind: Kind;
  /** Endpoint, list, paper or screen. */
  readonly subject: string;
  /** Of several texts of a subject: person, format or language. */
  readonly variant: string;
}

/** One request of a person. */
export interface Question extends Place {
  /** Name of the endpoint, list or page that answers; a checkout without it is not asked. */
  readonly of?: string;
  readonly as: string;
  /** Path and query. */
  readonly address: string;
  readonly language?: Language;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Whether the answer books something: its number depends on what was asked before. */
  readonly books?: boolean;
}

/** Texts by kind, subject and variant. */
export type Portrait = Record<string, Record<string, Record<string, string>>>;

/** Enters a text into a portrait. */
export function enter(portrait: Portrait, { kind, subject, variant }: Place, text: string): void {
  const subjects = (portrait[kind] ??= {});
  (subjects[subject] ??= {})[variant] = text;
}
