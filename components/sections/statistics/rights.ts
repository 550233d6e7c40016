'use client';
import { createContext } from 'react';

/** Rights of a person on reports. */
export interface ReportRights {
  /** Create, change and delete groups of ingredients. */
  readonly groups: boolean;
  /** Assign sensor channels to draft beer. */
  readonly sensors: boolean;
  /** Open dishes in the menu. */
  readonly menu: boolean;
  /** Ask for the whole venue, which only our own server knows. */
  readonly venue: boolean;
  /** Parts of the section's reports that the person may not open. */
  readonly closed: readonly string[];
}

export const RightsContext = createContext<ReportRights>({
  groups: false,
  sensors: false,
  menu: false,
  venue: false,
  closed: [],
});
