'use client';
import { createContext, use, type ReactNode } from 'react';
import type { Sight } from '@/lib/contract/permission';

const ALL_SEEN: readonly Sight[] = [];
const HiddenContext = createContext(ALL_SEEN);

/** Tells screens what the person may not see. The server leaves it out of its replies. */
export function SightProvider({ hidden, children }: { hidden: readonly Sight[]; children: ReactNode }) {
  return <HiddenContext value={hidden}>{children}</HiddenContext>;
}

/** What the person may not see. */
export const useHidden = (): readonly Sight[] => use(HiddenContext);

/** Whether the person may see a kind of figures. */
export const useSees = (sight: Sight): boolean => !useHidden().includes(sight);
