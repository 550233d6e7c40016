import { ownPlace } from '@/lib/contract/places';
import { choiceFilter } from './filters';
import type { List } from './list';

const known = new WeakMap<object, object>();

/**
 * A list for a server that counts single places only: its hall is the section's own place, whatever the address says. The
 * same object each time; the list itself where it has no hall.
 */
export function inOnePlace<T extends Pick<List, 'section' | 'filters'>>(table: T): T {
  if (!('hall' in table.filters)) return table;
  const own = ownPlace(table.section);
  const made = known.get(table) ?? { ...table, filters: { ...table.filters, hall: choiceFilter([own], own) } };
  known.set(table, made);
  return made as T;
}
