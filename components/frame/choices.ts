'use client';
import { createContext, use } from 'react';
import type { Rows } from '@/lib/domain/preferences';

/** Choices of the signed-in person that every screen reads. */
export interface Choices {
  /** Whether the server stores choices with the account; a legacy server cannot. */
  readonly areStored: boolean;
  /** Rows on a page; undefined leaves it to each list. */
  readonly rows?: Rows | undefined;
}

export const ChoicesContext = createContext<Choices>({ areStored: false });

export const useChoices = (): Choices => use(ChoicesContext);
