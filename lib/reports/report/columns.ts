import { z } from 'zod';
import { Baht, UnixSeconds } from '../../contract/primitives';
import type { ColumnKind, ColumnTraits } from '../table';

type Row = Readonly<Record<string, unknown>>;

/** What a report's definition says of a column besides its kind and its wire schema. */
interface Options extends Omit<ColumnTraits<Row>, 'kind'> {
  /** The totals hold its sum under the same name. */
  readonly total?: boolean;
  /** Compared with the past row by row, where the view compares. */
  readonly compare?: boolean;
  /** Whether less is better, where its name does not say so. */
  readonly lessIsBetter?: (row: Row) => boolean;
  /** A field that is not shown anywhere by itself. */
  readonly wireOnly?: boolean;
  /** The column with the name of its measure, which decides its decimals. */
  readonly measure?: string;
  readonly decimals?: number;
  /** A whole number has no decimals, whatever its measure. */
  readonly asCounted?: boolean;
  /** The column with the same figure of an older period: cells above it are green, those below it red. */
  readonly older?: string;
}

/** A column of a report: its field on the wire, and how it is written. */
export interface ReportColumn<S extends z.ZodType = z.ZodType> extends Options {
  readonly kind: ColumnKind;
  readonly schema: S;
}
export type Columns = Readonly<Record<string, ReportColumn>>;

const column =
  <S extends z.ZodType>(kind: ColumnKind, schema: S, usual: Options = {}) =>
  (options: Options = {}): ReportColumn<S> => ({ kind, schema, ...usual, ...options });

/** The colour that a column gives a cell: by its own rule, or held against the older figure in the same row. */
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
export const percent = column('percent', z.number(), { width: 92 });
/** Unix seconds. */
export const time = column('time', UnixSeconds.nullable(), { width: 132 });
/** 0 to 23 of the venue's clock. */
export const hour = column('hour', z.int().min(0).max(23), { width: 92 });
/** Where a part of a time axis begins, in Unix seconds. */
export const point = column('point', UnixSeconds, { width: 132 });

/** A column that an older server may leave out. */
export const optional = <S extends z.ZodType>(of: ReportColumn<S>): ReportColumn<z.ZodOptional<S>> => ({
  ...of,
  schema: of.schema.optional(),
});
/** A column that may be without a value. */
export const nullable = <S extends z.ZodType>(of: ReportColumn<S>): ReportColumn<z.ZodNullable<S>> => ({
  ...of,
  schema: of.schema.nullable(),
});
