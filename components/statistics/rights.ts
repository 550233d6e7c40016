'use client';
import { createContext } from 'react';

/** What a person may do with reports, and which of them are not open to them. */
export interface ReportRights {
  /** Make, change and take away groups of ingredients. */
  readonly groups: boolean;
  /** Say which channel of which sensor measures a draft beer. */
  readonly sensors: boolean;
  /** Open a dish in the menu. */
  readonly menu: boolean;
  /** Reports of the section that they may not open, by their parts. */
  readonly closed: readonly string[];
}

export const RightsContext = createContext<ReportRights>({
  groups: false,
  sensors: false,
  menu: false,
  closed: [],
});
