import type { useTranslations } from 'next-intl';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { Sight } from '@/lib/contract/access';
import type { Sort } from '@/lib/domain/tree';
import type { Period } from '@/lib/contract/period';
import { PAGE_SIZES } from '@/lib/contract/primitives';
import type { SectionId } from '@/lib/contract/sections';
import type { ChartValue } from './chart';
import type { AddressFilters, AddressValues } from './filters';
import type { NamePart } from './name-part';
import type { ScatterValue } from './scatter';
import type { SmallTable } from './small-table';

/** Texts of one language, on the server and in the browser. */
export type Words = ReturnType<typeof useTranslations<never>>;
export type MessageKey = Parameters<Words>[0];

/** Locale and time zone of the reader. */
export interface Writing {
  readonly locale: string;
  readonly timeZone: string;
}

export type CellValue = string | number | null | undefined;
/** Format of a value on screen, on paper and in files: money in baht, times in Unix seconds. */
export type ColumnKind = 'text' | 'id' | 'money' | 'count' | 'quantity' | 'percent' | 'time' | 'hour' | 'point';

/** Colour of a cell: red needs attention, green is good. */
export type Tone = 'good' | 'bad';

/** Message key, or a function that builds a text. */
export type Label = MessageKey | ((words: Words) => string);

export const labelOf = (label: Label, words: Words): string =>
  typeof label === 'function' ? label(words) : words(label);

/** Name of a column at the head of a table: money has its sign there, and not on every row. */
export const headOf = (label: string, kind: ColumnKind): string => (label.includes('฿') ? label : label + unitOf(kind));

/** Unit shown after the name of a heading or of a totals line; empty unless it is money. */
export const unitOf = (kind: ColumnKind | undefined): string => (kind === 'money' ? ', ฿' : '');

/** Traits of a column in every use: definition of a report, list, screen. */
export interface ColumnTraits<Row> {
  readonly kind: ColumnKind;
  /** Pixels; relative on paper and in files. On the screen only for rendered cells; others fit their content. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Hidden where there is no room, `lowest` first: a column of ours. Without it the column stays. */
  readonly priority?: 'low' | 'lowest';
  /** Dropped on paper where no page has room for it, if not by its `priority`. */
  readonly paperPriority?: 'low' | 'lowest';
  /** Hidden with the others of this name, where one is hidden for lack of room. */
  readonly together?: string;
  /** Right that its figures need, if not that of a wire field of its key (`Endpoint.hides`). Without it there is no column. */
  readonly needs?: Sight;
  /** For files only: screen and paper have no room for it. */
  readonly fileOnly?: boolean;
  /** Not shown on the screen of a legacy server, which does not send it. */
  readonly oursOnly?: boolean;
  /** Value of the cell, if not the row's field of the column's key. */
  value?(row: Row, words: Words): CellValue;
  /** Further values of the same kind in the cell, e.g. the times of an order; sorted by the first. */
  more?(row: Row): readonly number[];
  /** Text of the cell on screen and paper, if the kind alone does not decide it. */
  written?(row: Row, words: Words, text: string): string;
  /** Colour on screen and paper. */
  tone?(row: Row): Tone | undefined;
}

/** Column of a list in every use. */
export interface ListColumn<Row> extends ColumnTraits<Row> {
  /** Name on the wire. */
  readonly key: string;
  readonly label: Label;
  /** Whether the list can be sorted by it. */
  readonly sortable?: boolean;
  /** Change of another column; an increase has a sign as well. */
  readonly change?: {
    readonly of: string;
    readonly as: 'difference' | 'percent';
    /** Kind of the other column. */
    readonly kind: ColumnKind;
    decimals?(row: Row): number;
    /** Compared figures; undefined if a row has no past. */
    figures(row: Row, words: Words): { readonly now: number; readonly past: number } | undefined;
    lessIsBetter?(row: Row): boolean;
  };
  /** Decimals of a quantity, 3 by default; of a time 0 for a month, 1 for a day, 2 for an hour. */
  decimals?(row: Row): number;
}

/** Column of a list under its name on the wire; it may have a label of its own. */
export type NamedColumn<Row> = Omit<ListColumn<Row>, 'key' | 'label'> & Partial<Pick<ListColumn<Row>, 'label'>>;

/** Columns of a list in display order, keyed by their names on the wire. The label of each is the message `prefix.name`. */
export const columnsIn = <Row>(
  prefix: string,
  columns: Readonly<Record<string, NamedColumn<Row>>>,
): readonly ListColumn<Row>[] =>
  Object.entries(columns).map(([key, column]) => ({ key, label: `${prefix}.${key}` as MessageKey, ...column }));

/** Column of the totals block, which is below the table and has columns of its own. */
export interface TotalsHead {
  readonly key: string;
  readonly label: Label;
  readonly kind: ColumnKind;
  readonly decimals?: number;
  /** Set if a decrease is good. Without it, the name of the total decides. */
  readonly lessIsBetter?: true;
}

/** Line of totals: values by key of a heading or, without headings, of a column. */
export interface TotalsLine<Reply, Row = object> {
  readonly key: string;
  readonly label: Label;
  /** Kind of the line's figures, if different from the headings'. */
  readonly kind?: ColumnKind;
  /** Decimals of quantities below the table; 3 by default. */
  readonly decimals?: number;
  /** Shown only if it has a figure; no space is reserved for it. */
  readonly rare?: boolean;
  /** `rows` are those of the first page, for figures that the reply lacks. Totals with headings of their own get none on screen. */
  cells(reply: Reply, rows: readonly Row[]): Readonly<Record<string, number | string | undefined>>;
  /** Same figures of the compared period, if any. */
  past?(reply: Reply): Readonly<Record<string, number | string | undefined>> | undefined;
}

export interface ListTotals<Reply, Row = object> {
  /** Headings by reply, if the server names its totals freely; undefined while loading. */
  heads?(reply: Reply | undefined): readonly TotalsHead[];
  readonly lines: readonly TotalsLine<Reply, Row>[];
  /** Further totals beside these lines. */
  readonly beside?: ListTotals<Reply>;
}

/** Request of a list as the endpoint needs it. */
export interface ListRequest<F extends AddressFilters> {
  readonly period: Period;
  readonly filters: AddressValues<F>;
  readonly page: number;
  readonly count: number;
  readonly sort: Sort<string> | undefined;
}

/** View of a list's screen; all of it is in the address. */
export interface View<F extends AddressFilters = AddressFilters> {
  readonly period: Period;
  readonly filters: AddressValues<F>;
  /** From 1. */
  readonly page: number;
  readonly count: number | 'all';
  readonly sort: Sort<string> | undefined;
}

/** Calls the admin API on behalf of the reader. */
export type Read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

/** Column read separately from its list: by the screen itself, once for paper, never for files. */
export interface LiveColumn<Row> {
  readonly column: ListColumn<Row>;
  /** Key of the column before it. */
  readonly after: string;
  /** Returns the rows with its field; never fails. */
  read(rows: readonly Row[], read: Read): Promise<readonly Row[]>;
}

/** Value known at once, or after further calls. */
type Soon<T> = T | Promise<T>;

/** List or report as a value, the source of the screen's address and table, CSV, XLSX and paper. */
export interface List<
  E extends Endpoint = Endpoint,
  Row extends object = object,
  F extends AddressFilters = AddressFilters,
> {
  /** Names the files, the addresses `/api/export/:id` and `/print/:id`, and the table's state in the browser. */
  readonly id: string;
  /** Section whose readers may have the list, as far as the endpoint lets them. */
  readonly section: SectionId;
  /** Another section without which the list is not offered. */
  readonly belongsTo?: SectionId;
  /** Address of its screen. */
  readonly path: `/${string}`;
  readonly title: Label;
  readonly endpoint: E;
  /** Right that the whole list needs besides that of its call. */
  readonly needs?: Sight;
  /** Redefines the list without the parts that need one of these rights; undefined if it has none. */
  without?(hidden: readonly Sight[]): List | undefined;
  /** Whether the list has a period. */
  readonly period: boolean;
  /** The call takes the chosen period itself; files request it instead of its two ends. */
  readonly asChosen?: boolean;
  /** Filters by name in the address, each with a default; see `filters.ts`. */
  readonly filters: F;
  /** Names of filters whose values do not fit together. */
  clashing?(filters: AddressValues<F>): readonly string[];
  /** Page sizes, the first by default; `all` puts every row on one page. */
  readonly counts: readonly (number | 'all')[];
  /** Maximum of rows per request, for files and paper. */
  readonly most: number;
  readonly sort?: Sort<string>;
  readonly columns: readonly ListColumn<Row>[];
  /** Columns, if the view changes them, or in files the reply. */
  columnsFor?(view: Pick<View<F>, 'filters' | 'period'>, reply?: ReplyOf<E>): readonly ListColumn<Row>[];
  readonly live?: LiveColumn<Row>;
  readonly totals?: ListTotals<ReplyOf<E>, Row>;
  /** Whether the filters suffice for a request, if the list is of one record that must be chosen first. */
  isReady?(filters: AddressValues<F>): boolean;
  input(request: ListRequest<F>): InputOf<E>;
  rows(reply: ReplyOf<E>): readonly Row[];
  /** Adds fields of other calls to the rows of a list that comes whole, for files and paper; never fails. */
  completed?(rows: readonly Row[], read: Read): Promise<readonly Row[]>;
  /**
   * Rows of a reply as files, paper and `useList` have them: for a list that comes whole, those of the view in its
   * order. Screens of trees make their own.
   */
  arranged?(
    rows: readonly Row[],
    view: Pick<View<F>, 'filters' | 'sort'>,
    reader: { readonly words: Words; readonly locale: string },
  ): readonly Row[];
  /** Level of a row in a tree, from 0: names are indented on paper, rows grouped in XLSX. */
  levelOf?(row: Row): number;
  /** Number of all rows. */
  total(reply: ReplyOf<E>): number;
  keyOf(row: Row): number | string;
  /** Whether a row is a heading or subtotal. */
  isStrong?(row: Row): boolean;
  /** Whether a row was cancelled: struck through on paper and excluded from totals. */
  isStruck?(row: Row): boolean;
  /** Chart above the table, on screen and paper; null if there is no chart. */
  chart?(reply: ReplyOf<E>, words: Words, writing: Writing, view: View<F>): ChartValue | null;
  /** Picture of all rows in place of a chart on paper; the screen shows it in place of the table. */
  field?(reply: ReplyOf<E>, rows: readonly Row[], words: Words, writing: Writing): ScatterValue | null;
  /** Tables below the list on paper, placed elsewhere on the screen; `rows` are all that were read. */
  besides?(reply: ReplyOf<E>, rows: readonly Row[], words: Words, writing: Writing): readonly SmallTable[];
  /** Names of what a file is about, for its own name: the record, hall, group, folder. */
  named?(filters: AddressValues<F>, words: Words, read: Read, reply: ReplyOf<E>): Soon<readonly NamePart[]>;
  /** Filters in words for paper; reads names that the filter itself does not have. */
  narrowed?(
    filters: AddressValues<F>,
    words: Words,
    read: Read,
    reply: ReplyOf<E>,
    writing: Writing,
  ): Soon<readonly string[]>;
}

const USUAL = {
  period: false,
  filters: {},
  counts: PAGE_SIZES,
  most: 500,
  rows: ({ items }: { readonly items: readonly object[] }) => items,
};

/** Traits without a default: `rows` if the reply has no `items`, `filters` if there are any. */
type Unusual<E extends Endpoint, Row, F> =
  | (ReplyOf<E> extends { readonly items: readonly Row[] } ? never : 'rows')
  | (keyof F extends never ? never : 'filters');

type Definition<E extends Endpoint, Row extends object, F extends AddressFilters> = Omit<
  List<E, Row, F>,
  keyof typeof USUAL
> &
  Partial<Pick<List<E, Row, F>, keyof typeof USUAL>> &
  Pick<List<E, Row, F>, Unusual<E, Row, F>>;

/** Defines the list of an endpoint. Defaults: no period, no filters, pages of 50 or 100 rows, rows in the reply's `items`. */
export const defineList = <E extends Endpoint, Row extends object, F extends AddressFilters = typeof USUAL.filters>(
  table: Definition<E, Row, F>,
) => ({ ...USUAL, ...table }) as List<E, Row, F>;

/** Columns of a list for its view; `reply` for files, whose heads may name what it says. */
export const columnsOf = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  view: Pick<View<F>, 'filters' | 'period'>,
  reply?: ReplyOf<E>,
): readonly ListColumn<Row>[] => table.columnsFor?.(view, reply) ?? table.columns;

/** Inserts the separately read column of a list, if it has one. */
export const withLive = <Row extends object>(
  { live }: { readonly live?: LiveColumn<Row> },
  columns: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] =>
  columns.flatMap((column) => (column.key === live?.after ? [column, live.column] : [column]));

/** Value of a cell. */
export function valueOf<Row extends object>(column: Omit<ListColumn<Row>, 'label'>, row: Row, words: Words): CellValue {
  const value = column.value ? column.value(row, words) : (row as Readonly<Record<string, unknown>>)[column.key];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
