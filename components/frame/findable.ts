import type { ActionId } from '@/lib/actions';

/** What the search offers besides sections, dishes, items and orders. */
export interface Findable {
  /** Actions that the person may take. */
  readonly actions: readonly ActionId[];
  /** Lists of people that the person may read on this server. */
  readonly people: { readonly cashiers: boolean; readonly holders: boolean; readonly staff: boolean };
}
