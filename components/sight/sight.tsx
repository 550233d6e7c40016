'use client';
import { createContext, use, type ReactNode } from 'react';
import type { Sight } from '@/lib/contract/permission';

const ALL_SEEN: readonly Sight[] = [];
const HiddenContext = createContext(ALL_SEEN);
const ClosedContext = createContext(ALL_SEEN);

interface SightProviderProps {
  hidden: readonly Sight[];
  /** Those that an open count closes: the person sees them again when the count ends. */
  closed?: readonly Sight[];
  children: ReactNode;
}

/** Tells screens what the person may not see. The server leaves it out of its replies. */
export function SightProvider({ hidden, closed = ALL_SEEN, children }: SightProviderProps) {
  return (
    <HiddenContext value={hidden}>
      <ClosedContext value={closed}>{children}</ClosedContext>
    </HiddenContext>
  );
}

/** What the person may not see. */
export const useHidden = (): readonly Sight[] => use(HiddenContext);

/** Whether only an open count hides a kind of figures from the person. */
export const useClosed = (sight: Sight): boolean => use(ClosedContext).includes(sight);

/** Whether the person may see a kind of figures. */
export const useSees = (sight: Sight): boolean => !useHidden().includes(sight);
