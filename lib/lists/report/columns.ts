import { z } from '#zod';
import { Baht, UnixSeconds } from '@/lib/contract/primitives';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import type { ColumnKind, ColumnTraits } from '../list';

type Row = Readonly<Record<string, unknown>>;

/** Options of a report's column besides its kind and wire schema. */
interface Options extends Omit<ColumnTraits<Row>, 'kind'> {
  /** The totals contain its sum under the same name. */
  readonly total?: boolean;
  /** Compared with the past, row by row. */
  readonly compare?: boolean;
  /** Whether less is better, if its name does not decide it. */
  readonly lessIsBetter?: (row: Row) => boolean;
  /** Not displayed. */
  readonly wireOnly?: boolean;
  /** Column with the name of its measure, which decides the decimals. */
  readonly measure?: string;
  readonly decimals?: number;
  /** Whole numbers have no decimals, whatever the measure. */
  readonly asCounted?: boolean;
  /** Column with the same figure of an older period: cells above it are green, below it red. */
  readonly older?: string;
  /** Total with the period of its figures in words, which the column's head in files names. */
  readonly period?: string;
}

/** Column of a report: its wire field and its display. */
export interface ReportColumn<S extends z.ZodType = z.ZodType> extends Options {
  readonly kind: ColumnKind;
  readonly schema: S;
}
export type Columns = Readonly<Record<string, ReportColumn>>;

const column =
  <S extends z.ZodType>(kind: ColumnKind, schema: S, usual: Options = {}) =>
  (options: Options = {}): ReportColumn<S> => {
    // A field that some people must not see is missing in their replies.
    const sent = (options.needs ? schema.optional() : schema) as S;
    return { kind, schema: sent, ...usual, ...options };
  };

/** Colour of a column's cell: by its rule, or by comparison with the older figure in the row. */
export function columnTone(key: string, { tone, older }: Options): Options['tone'] {
  if (tone || older === undefined) return tone;
  return (row) => {
    const [now, then] = [row[key], row[older]];
    if (typeof now !== 'number' || typeof then !== 'number' || now === then) return undefined;
    return now > then ? 'good' : 'bad';
  };
}

export const id = column('id', z.int(), { width: 76 });
export const text = column('text', z.string(), { minWidth: 160 });
/** Baht. */
export const money = column('money', Baht, { width: 112 });
export const count = column('count', z.number(), { width: 92 });
export const quantity = column('quantity', z.number(), { width: 104, decimals: 2 });
/** As agreed, e.g. a discount. */
export const percent = column('percent', z.number(), { width: 92 });
/** A computed percentage. */
export const share = column('percent', z.number(), { width: 92, decimals: PERCENT_DECIMALS });
/** Unix seconds. */
export const time = column('time', UnixSeconds.nullable(), { width: 132 });
/** 0 to 23 of the venue's clock. */
export const hour = column('hour', z.int().min(0).max(23), { width: 92 });
/** Start of a bucket of a time axis, in Unix seconds. */
export const point = column('point', UnixSeconds, { width: 132 });

/** Column that an older server may omit. */
export const optional = <S extends z.ZodType>(of: ReportColumn<S>): ReportColumn<z.ZodOptional<S>> => ({
  ...of,
  schema: of.schema.optional(),
});
/** Column that may be null. */
export const nullable = <S extends z.ZodType>(of: ReportColumn<S>): ReportColumn<z.ZodNullable<S>> => ({
  ...of,
  schema: of.schema.nullable(),
});
