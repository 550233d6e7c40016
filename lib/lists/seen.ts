import type { Endpoint } from '@/lib/contract/endpoint';
import type { Sight } from '@/lib/contract/access';
import { hiddenFields } from '@/lib/rights/sights';
import type { AddressFilter, AddressFilters } from './filters';
import { seenColumns } from './seen-columns';
import { columnsOf, type List, type ListColumn, type ListTotals } from './list';

type Known = Map<string, List>;
const known = new WeakMap<object, Known>();

const seenTotals = <Reply>(totals: ListTotals<Reply>, fields: ReadonlySet<string>): ListTotals<Reply> => ({
  ...totals,
  ...(totals.heads && { heads: (reply) => totals.heads?.(reply).filter(({ key }) => !fields.has(key)) ?? [] }),
  ...(totals.beside && { beside: seenTotals(totals.beside, fields) }),
});

/** A filter without the values that need a right. */
function seenFilter(filter: AddressFilter, hidden: readonly Sight[]): AddressFilter {
  const { needs, read } = filter;
  if (!needs) return filter;
  const isOpen = (value: unknown) => !hidden.some((sight) => sight === needs[String(value)]);
  return {
    ...filter,
    read: (text) => {
      const value = read(text);
      return isOpen(value) ? value : undefined;
    },
  };
}

function cut(table: List, hidden: readonly Sight[]): List {
  const whole = table.without?.(hidden) ?? table;
  const fields = hiddenFields(table.endpoint, hidden);
  const columns = (all: readonly ListColumn<object>[]) => seenColumns(all, table.endpoint, hidden);
  return {
    ...whole,
    columns: columns(whole.columns),
    columnsFor: (view, reply) => columns(columnsOf(whole, view, reply)),
    ...(whole.totals && { totals: seenTotals(whole.totals, fields) }),
    filters: Object.fromEntries(Object.entries(whole.filters).map(([name, one]) => [name, seenFilter(one, hidden)])),
  };
}

/**
 * A list without what its reader may not see: no column, total, series or choice of it. The same object for the same
 * reader; the list itself for one who sees everything.
 */
export function seenTable<T extends List<E, Row, F>, E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: T & List<E, Row, F>,
  hidden: readonly Sight[],
): T {
  if (hidden.length === 0) return table;
  const by: Known = known.get(table) ?? new Map<string, List>();
  known.set(table, by);
  const key = hidden.join();
  const seen = by.get(key) ?? cut(table, hidden);
  by.set(key, seen);
  // Seen once more it stays the same.
  known.set(seen, by);
  return seen as unknown as T;
}
