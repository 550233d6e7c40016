import type { Language } from '@/tools/bench-web/chromium';

/** Kinds of compared texts; the report is grouped by kind. */
export type Kind = 'contract' | 'replies' | 'files' | 'papers' | 'screens' | 'books' | 'bytes';

/** Key of a text in a portrait. */
export interface Place {
  readonly kind: Kind;
  /** Endpoint, list, paper or screen. */
  readonly subject: string;
  /** Person, format or language, if a subject has several texts. */
  readonly variant: string;
}

/** One request of a person. */
export interface Question extends Place {
  /** Name of the endpoint, list or page; a checkout without it is not asked. */
  readonly of?: string;
  readonly as: string;
  /** Path and query. */
  readonly address: string;
  readonly language?: Language;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Whether the call books a record, whose number depends on earlier calls. */
  readonly books?: boolean;
}

/** Portrait of a checkout: its texts by kind, subject and variant. */
export type Portrait = Record<string, Record<string, Record<string, string>>>;

/** Enters a text into a portrait. */
export function enter(portrait: Portrait, { kind, subject, variant }: Place, text: string): void {
  const subjects = (portrait[kind] ??= {});
  (subjects[subject] ??= {})[variant] = text;
}
