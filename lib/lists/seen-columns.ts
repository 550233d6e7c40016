import type { Endpoint } from '@/lib/contract/endpoint';
import type { Sight } from '@/lib/contract/access';
import { hiddenFields } from '@/lib/rights/sights';
import type { List, ListColumn } from './list';

/** Whether a list exists for a reader: all of it may need a right. */
export const isSeen = ({ needs }: Pick<List, 'needs'>, hidden: readonly Sight[]): boolean =>
  needs === undefined || !hidden.includes(needs);

/** Columns that a reader of the endpoint's reply may see. */
export function seenColumns<C extends Pick<ListColumn<never>, 'key' | 'needs' | 'change'>>(
  columns: readonly C[],
  endpoint: Endpoint,
  hidden: readonly Sight[],
): readonly C[] {
  if (hidden.length === 0) return columns;
  const fields = hiddenFields(endpoint, hidden);
  return columns.filter(
    ({ key, needs, change }) =>
      !fields.has(key) && !fields.has(change?.of ?? '') && !(needs !== undefined && hidden.includes(needs)),
  );
}
