import { z } from '#zod';
import { UnixSeconds, Whole } from '@/lib/contract/primitives';
import { hoursBetween, isHourRange, TRADE_HOURS, type TradeHour } from '@/lib/domain/hour-range';
import { HALLS, PLACES, VENUE, type Hall } from '@/lib/contract/places';
import { categoryFilter, choiceFilter, idFilter, textFilter, whole, type AddressFilter } from '../filters';
import type { MessageKey, Words } from '../list';

/** Kind of a filter: decides its control on screen and its words on paper. */
export type FilterKind =
  | 'category'
  | 'group'
  | 'choice'
  | 'text'
  | 'place'
  | 'hall'
  | 'start_hour'
  | 'end_hour'
  | 'fixed'
  | 'limit';

/** Field of a report's request; its key is the name on the wire and in the address. */
export interface Filter<V = unknown> {
  readonly kind: FilterKind;
  readonly address: AddressFilter<V>;
  /** Schema of the request field. */
  readonly wire: z.ZodType<V>;
  /** Meaning of a request without the field. */
  readonly absent: V;
  /** Known to our own server only: other servers would ignore it, so screens do not offer it. */
  readonly ours?: boolean;
  /** Values to choose from. */
  readonly options?: readonly V[];
  /** A choice in words, where paper has to name it. */
  told?(value: V, words: Words): string;
}
export type Filters = Readonly<Record<string, Filter>>;

/** Values of filters by name. */
export type FilterValues<F> = { readonly [K in keyof F]: F[K] extends Filter<infer V> ? V : never };

/** Menu folder; 0 is the whole menu. A request without it means `absent`. */
export const category = (address: AddressFilter<number> = categoryFilter, absent = 0): Filter<number> => ({
  kind: 'category',
  address,
  wire: Whole,
  absent,
});

/** Field with one value, which the request always has; no control, and not in the address. */
export const fixed = <const V extends number | string>(value: V): Filter<V> => ({
  kind: 'fixed',
  address: choiceFilter([value], value),
  wire: z.literal(value),
  absent: value,
});

/** Group of ingredients, which says what the report is of; 0 is none. */
export const group = (): Filter<number> => ({ kind: 'group', address: whole(idFilter), wire: Whole, absent: 0 });

/** One of a few numbers, each named by `reports.parts.{part}.{name}s.{value}`. */
export const choice = <const V extends number>(options: readonly V[], usual: V): Filter<V> => ({
  kind: 'choice',
  options,
  absent: usual,
  address: choiceFilter(options, usual),
  wire: z.literal(options),
});

/** Part of a text, e.g. a card number; '' matches all. Labelled like the column of its name. */
export const text = (): Filter<string> => ({
  kind: 'text',
  address: textFilter,
  wire: z.string().trim().max(200),
  absent: '',
});

/** Value of a place filter for the whole venue. */
export const EVERYWHERE = 0;
const PLACE_NUMBERS = [EVERYWHERE, ...Object.values(PLACES).map(({ place_id }) => place_id)] as const;

/** Place whose sales are counted, by number; the whole venue by default. */
export const place = (usual: (typeof PLACE_NUMBERS)[number] = EVERYWHERE): Filter<(typeof PLACE_NUMBERS)[number]> => ({
  ...choice(PLACE_NUMBERS, usual),
  kind: 'place',
});

/** Marks a filter that only our own server knows. */
export const ours = <V>(filter: Filter<V>): Filter<V> => ({ ...filter, ours: true });

/** Field `hall` of a request, ours: the section's own place without it or empty. */
export const HallOnWire = z.enum(['', ...HALLS]);

/** Ours: sales of the whole venue, or of another place than the section's own. */
export const hall = (): Filter<Hall | ''> => ({
  kind: 'hall',
  options: HALLS,
  absent: '',
  address: choiceFilter(HALLS, VENUE),
  wire: HallOnWire,
});

/** Hours of the business day from `start` to `end`, both included: `start_hour` comes before `end_hour`. */
export const hourRange = (start: TradeHour, end: TradeHour) => {
  const hour = (kind: 'start_hour' | 'end_hour', usual: TradeHour): Filter<TradeHour> => ({
    ...choice(TRADE_HOURS, usual),
    kind,
  });
  return { start_hour: hour('start_hour', start), end_hour: hour('end_hour', end) };
};

/** Optional limit of a request; no control, and not in the address. */
const limit = <V>(wire: z.ZodType<V | undefined>): Filter<V | undefined> => ({
  kind: 'limit',
  absent: undefined,
  address: { usual: undefined, read: () => undefined },
  wire,
});

/** Optional limits of a request, in the same hours. */
export const hourLimits = () => {
  const hour = limit(z.literal(TRADE_HOURS).optional());
  return { start_hour: hour, end_hour: hour };
};

/** Ours: Unix seconds until which payments count. */
export const paidUntil = () => ours(limit(UnixSeconds.optional()));

/** Request fields, each optional. */
export const wireFields = (filters: Filters): Record<string, z.ZodOptional> =>
  Object.fromEntries(Object.entries(filters).map(([name, { wire }]) => [name, wire.optional()]));

/**
 * Values as sent from a section whose own place is `home`. An empty text is omitted, since older servers might misread it,
 * and so are a field of ours that has its default and the section's own place.
 */
export const sent = <V extends object>(filters: Filters, values: V, home?: string): V =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const { kind, ours, absent } = filters[name] ?? {};
      return value !== '' && !(ours && value === absent) && !(kind === 'hall' && value === home);
    }),
  ) as V;

/** Values of a request with defaults for omitted ones. */
export const valuesOf = <F extends Filters>(filters: F, body: Readonly<Record<string, unknown>>): FilterValues<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { absent }]) => [name, body[name] ?? absent]),
  ) as FilterValues<F>;

/** Names of filters whose values do not fit together: hours that are no range. */
export function clashing(filters: Filters, given: Readonly<Record<string, unknown>>): readonly string[] {
  if (!('start_hour' in filters)) return [];
  const { start_hour, end_hour } = valuesOf(filters, given);
  if (start_hour === undefined && end_hour === undefined) return [];
  return isHourRange(Number(start_hour), Number(end_hour)) ? [] : ['start_hour', 'end_hour'];
}

/** Chosen hours of the business day in order; null for a report without such filters. */
export const hoursOf = (filters: Filters, values: Readonly<Record<string, unknown>>): readonly number[] | null =>
  filters['start_hour']?.kind === 'start_hour'
    ? hoursBetween(Number(values['start_hour']), Number(values['end_hour']))
    : null;

/** Rejects a request whose filters do not fit together. */
export const checked = <S extends z.ZodObject>(schema: S, filters: Filters): S =>
  schema.refine((given) => clashing(filters, given).length === 0, {
    path: ['end_hour'],
    error: 'Must come after start_hour',
  });

/** Message key of a place's name by its number. */
export const placeKey = (value: unknown): MessageKey =>
  value === EVERYWHERE ? 'reports.place.venue' : `reports.place.p${value as 16}`;

/** Message key of a choice's value. */
export const choiceKey = (part: string, name: string, value: unknown): MessageKey =>
  `reports.parts.${part}.${name}s.${String(value)}` as MessageKey;
