import { z } from 'zod';
import type { Endpoint, InputOf } from '../contract/endpoint';
import { Page } from '../contract/primitives';
import { badInput } from '../contract/problem';
import { period as onTheWire } from '../contract/stock-story';
import { boundsOf, CUSTOM, type Period } from '../domain/venue-time';
import type { ListTable, View } from './table';

export type { View } from './table';

/** Parameters of an address, for browser and server. */
export interface Params {
  get(name: string): string | null;
}

const number = z.coerce.number<string>();
const PERIOD = {
  period_id: number.pipe(onTheWire.period_id).default(0),
  start_time: number.pipe(onTheWire.start_time.unwrap()).optional(),
  end_time: number.pipe(onTheWire.end_time.unwrap()).optional(),
};
const PageParam = number.pipe(Page).default(1);
const Direction = z.enum(['asc', 'desc']);

type Issue = z.core.$ZodIssue;

/** Reads one parameter; an invalid value is ignored, or rejected where that would mislead. */
interface Reader {
  <S extends z.ZodType>(schema: S, name: string): z.output<S> | undefined;
  /** Names of filters to reset when filters do not fit together. */
  readonly together: (issue: Issue) => readonly string[];
}

const namesIn = (issue: Issue): string[] =>
  issue.code === 'custom' ? ((issue.params?.['together'] as string[] | undefined) ?? []) : issue.path.map(String);

const lenient = (params: Params): Reader =>
  Object.assign(
    <S extends z.ZodType>(schema: S, name: string): z.output<S> | undefined =>
      schema.safeParse(params.get(name) ?? undefined).data ?? schema.safeParse(undefined).data,
    { together: namesIn },
  );

const strict = (params: Params): Reader =>
  Object.assign(
    <S extends z.ZodType>(schema: S, name: string): z.output<S> | undefined => {
      const given = params.get(name);
      const { data, error } = schema.safeParse(given ?? undefined);
      if (error && given !== null) throw badInput({ message: error.issues[0]?.message ?? '', path: [name] });
      return data;
    },
    {
      together: (issue: Issue): never => {
        throw badInput(issue);
      },
    },
  );

/** Filters of a view; contradictory ones are reset or rejected. */
function filtersIn<F extends z.ZodObject>(filters: F, read: Reader): z.output<F> {
  const shape: Readonly<Record<string, z.ZodType>> = filters.shape;
  const found = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, read(schema, name)]));
  const names = filters.safeParse(found).error?.issues.flatMap(read.together) ?? [];
  const usual = names.map((name) => [name, shape[name]?.safeParse(undefined).data] as const);
  return { ...found, ...Object.fromEntries(usual) } as z.output<F>;
}

function periodIn(read: Reader): Period {
  const period_id = read(PERIOD.period_id, 'period_id') ?? 0;
  if (period_id !== CUSTOM) return { period_id };
  const start_time = read(PERIOD.start_time, 'start_time');
  const end_time = read(PERIOD.end_time, 'end_time');
  return { period_id, ...(start_time !== undefined && { start_time }), ...(end_time !== undefined && { end_time }) };
}

function viewIn<E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  read: Reader,
): View<F> {
  const [first = 50] = table.counts;
  const requested = read(z.string(), 'count');
  const count = table.counts.find((one) => String(one) === requested) ?? first;
  const keys = table.columns.filter(({ sortable }) => sortable).map((column) => column.key);
  const key = table.sort && keys.length > 0 ? read(z.enum(keys).optional(), 'sort') : undefined;
  return {
    period: table.period ? periodIn(read) : { period_id: 0 },
    filters: filtersIn(table.filters, read),
    page: count === 'all' ? 1 : (read(PageParam, 'page') ?? 1),
    count,
    sort: key === undefined ? table.sort : { key, direction: read(Direction, 'dir') ?? 'asc' },
  };
}

/** View of an address; invalid parts are ignored. */
export const viewOf = <E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  params: Params,
): View<F> => viewIn(table, lenient(params));

/**
 * View of an address for files, where ignoring a part would mislead.
 * @throws ProblemError 1 that names the parameter.
 */
export const exactViewOf = <E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  params: Params,
): View<F> => viewIn(table, strict(params));

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
export function narrowingParams<E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  { period, filters, sort }: View<F>,
): Record<string, string> {
  const shape: Readonly<Record<string, z.ZodType>> = table.filters.shape;
  const given = Object.entries(filters).filter(([name, value]) => value !== shape[name]?.safeParse(undefined).data);
  const sorted = sort && (sort.key !== table.sort?.key || sort.direction !== table.sort.direction);
  return {
    ...(table.period && periodParams(period)),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(sorted && { sort: sort.key, dir: sort.direction }),
  };
}

/** All parameters of a view. */
export function paramsOf<E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  view: View<F>,
): Record<string, string> {
  return {
    ...narrowingParams(table, view),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.count !== table.counts[0] && { count: String(view.count) }),
  };
}

/** Names of all parameters of a list's view. */
export const paramNames = (table: ListTable): string[] => [
  ...(table.period ? ['period_id', 'start_time', 'end_time'] : []),
  ...Object.keys(table.filters.shape),
  ...(table.sort ? ['sort', 'dir'] : []),
  'page',
  'count',
];

/** Input of the endpoint for a view; all rows are requested page by page. */
export const inputOf = <E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  { period, filters, page, count, sort }: View<F>,
): InputOf<E> => table.input({ period, filters, page, count: count === 'all' ? table.most : count, sort });

/**
 * Period with both ends, so that rows added while a long list is read page by page do not shift the others. `now` in
 * Unix seconds, itself included.
 */
export function frozen(period: Period, now: number, zone: string): Period {
  const { start, end } = boundsOf(period, now, zone);
  return { period_id: CUSTOM, start_time: start ?? 0, end_time: Math.min(end ?? now + 1, now + 1) };
}
