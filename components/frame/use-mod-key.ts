'use client';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Name of the key that goes with letters: ⌘ on a Mac, Ctrl elsewhere. */
export const useModKey = (): '⌘' | 'Ctrl' => (useHydrated() && /Mac/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
