import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { LATEST, LAST_PAGE } from '@/lib/contract/primitives';
import { badInput } from '@/lib/contract/problem';
import { CUSTOM, isInOrder, type Period } from '@/lib/contract/period';
import { boundsOf } from '@/lib/domain/venue-time';
import { oneOf, wholeIn, type AddressFilters, type AddressValues } from './filters';
import type { List, View } from './list';

export type { View } from './list';

/** Parameters of an address, for browser and server. */
export interface Params {
  get(name: string): string | null;
}

/** Reads the parameters of an address; an invalid value is ignored, or rejected where that would mislead. */
interface Reader {
  /** Value of a parameter; undefined if it is missing or ignored. */
  <V>(name: string, valueOf: (text: string) => V | undefined): V | undefined;
  /** Names of filters to reset, of those that do not fit together. */
  readonly reset: (names: readonly string[]) => readonly string[];
}

function reject(...path: string[]): never {
  throw badInput({ message: 'Invalid value', path });
}

/** Reader of address parameters that ignores or rejects invalid ones. */
const readerOf = (params: Params, rejects: boolean): Reader =>
  Object.assign(
    <V>(name: string, valueOf: (text: string) => V | undefined): V | undefined => {
      const text = params.get(name);
      const value = text === null ? undefined : valueOf(text);
      return text !== null && value === undefined && rejects ? reject(name) : value;
    },
    {
      reset: (names: readonly string[]) => (rejects && names.length > 0 ? reject(...names.slice(-1)) : names),
    },
  );

/** Filters of a view; contradictory ones are reset or rejected. */
function filtersIn<F extends AddressFilters>(
  { filters, clashing }: Pick<List<Endpoint, object, F>, 'filters' | 'clashing'>,
  read: Reader,
): AddressValues<F> {
  const found = Object.entries(filters).map(
    ([name, filter]) => [name, read(name, filter.read) ?? filter.usual] as const,
  );
  const values = Object.fromEntries(found) as AddressValues<F>;
  const usual = read.reset(clashing?.(values) ?? []).map((name) => [name, filters[name]?.usual]);
  return { ...values, ...(Object.fromEntries(usual) as Partial<AddressValues<F>>) };
}

function periodIn(read: Reader): Period {
  const period_id = read('period_id', (text) => wholeIn(text, 0, CUSTOM)) ?? 0;
  if (period_id !== CUSTOM) return { period_id };
  const moment = (text: string) => wholeIn(text, 0, LATEST);
  const [start_time, end_time] = [read('start_time', moment), read('end_time', moment)];
  const period = {
    period_id,
    ...(start_time !== undefined && { start_time }),
    ...(end_time !== undefined && { end_time }),
  };
  return read.reset(isInOrder(period) ? [] : ['start_time']).length === 0 ? period : { period_id: 0 };
}

/** Page size without a parameter: the one that the reader prefers where the list has it, else the list's first. */
const usualCount = ({ counts }: Pick<List, 'counts'>, rows: number | undefined): number | 'all' =>
  counts.find((one) => one === rows) ?? counts[0] ?? 50;

function viewIn<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  read: Reader,
  rows?: number,
): View<F> {
  const requested = read('count', String);
  const count = table.counts.find((one) => String(one) === requested) ?? usualCount(table, rows);
  const keys = table.columns.filter(({ sortable }) => sortable).map((column) => column.key);
  const key = table.sort && keys.length > 0 ? read('sort', (text) => oneOf(keys, text)) : undefined;
  const direction = () => read('dir', (text) => oneOf(['asc', 'desc'] as const, text)) ?? 'asc';
  return {
    period: table.period ? periodIn(read) : { period_id: 0 },
    filters: filtersIn(table, read),
    page: count === 'all' ? 1 : (read('page', (text) => wholeIn(text, 1, LAST_PAGE)) ?? 1),
    count,
    sort: key === undefined ? table.sort : { key, direction: direction() },
  };
}

/** View of an address; invalid parts are ignored. `rows` is the page size that the reader prefers. */
export const viewOf = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  params: Params,
  rows?: number,
): View<F> => viewIn(table, readerOf(params, false), rows);

/**
 * View of an address for files, where ignoring a part would mislead.
 * @throws ProblemError 1 that names the parameter.
 */
export const exactViewOf = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  params: Params,
): View<F> => viewIn(table, readerOf(params, true));

/** Parameters of a period: none for the current business day. */
export function periodParams({ period_id, start_time, end_time }: Period): Record<string, string> {
  if (period_id === 0) return {};
  if (period_id !== CUSTOM) return { period_id: String(period_id) };
  return {
    period_id: String(period_id),
    ...(start_time !== undefined && { start_time: String(start_time) }),
    ...(end_time !== undefined && { end_time: String(end_time) }),
  };
}

/** Parameters of period, filters and order, without page and page size; defaults are omitted. */
export function narrowingParams<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  { period, filters, sort }: View<F>,
): Record<string, string> {
  const given = Object.entries(filters).filter(([name, value]) => value !== table.filters[name]?.usual);
  const sorted = sort && (sort.key !== table.sort?.key || sort.direction !== table.sort.direction);
  return {
    ...(table.period && periodParams(period)),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(sorted && { sort: sort.key, dir: sort.direction }),
  };
}

/** Address parameters of a view. `rows` is the reader's preferred page size. */
export function paramsOf<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  view: View<F>,
  rows?: number,
): Record<string, string> {
  return {
    ...narrowingParams(table, view),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.count !== usualCount(table, rows) && { count: String(view.count) }),
  };
}

/** Names of all parameters of a list's view. */
export const paramNames = (table: List): string[] => [
  ...(table.period ? ['period_id', 'start_time', 'end_time'] : []),
  ...Object.keys(table.filters),
  ...(table.sort ? ['sort', 'dir'] : []),
  'page',
  'count',
];

/** Input of the endpoint for a view; all rows are requested page by page. */
export const inputOf = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  { period, filters, page, count, sort }: View<F>,
): InputOf<E> => table.input({ period, filters, page, count: count === 'all' ? table.most : count, sort });

/**
 * Period with both ends, so that rows added while a long list is read page by page do not shift the others. `now`, in
 * Unix seconds, is included. A period that begins later becomes empty.
 */
export function frozen(period: Period, now: number, zone: string): Period {
  const { start, end } = boundsOf(period, now, zone);
  const end_time = Math.min(end ?? now + 1, now + 1);
  return { period_id: CUSTOM, start_time: Math.min(start ?? 0, end_time), end_time };
}
