'use client';
import { createContext } from 'react';

/** What a person may do with reports besides reading them. */
export interface ReportRights {
  /** Say which channel of which sensor measures a draft beer. */
  readonly sensors: boolean;
}

export const RightsContext = createContext<ReportRights>({ sensors: false });
