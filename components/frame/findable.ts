import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { ActionId } from './action-links';
import type { VisibleSection } from './section-nav';

/** Actions, reports and people that the search offers or leaves out, besides sections, dishes, items and orders. */
export interface Findable {
  /** Actions that the person may take. */
  readonly actions: readonly ActionId[];
  /** Paths of reports that the person may not open although their section is open. */
  readonly closed: readonly string[];
  /** Lists of people that the person may read on this server. */
  readonly people: { readonly cashiers: boolean; readonly holders: boolean; readonly staff: boolean };
}

/** Text that the search looks for, and the sections that it looks in. */
export interface FoundInput extends Findable {
  readonly query: string;
  readonly sections: readonly VisibleSection[];
}

/** Search result. */
export interface Found {
  readonly key: string;
  readonly label: string;
  /** Kind of the result, if its name does not say it. */
  readonly kind?: string;
  readonly icon: ComponentType<IconProps>;
  /** Address; null for an action that continues in the search field. */
  readonly href: string | null;
}
