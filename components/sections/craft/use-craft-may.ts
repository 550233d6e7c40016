'use client';
import { useCallback } from 'react';
import { useMay } from '@/components/sight/offers';
import { callFor } from '@/lib/sections/craft/contract/craft';

/** Returns whether the person may make a call for beer crafts, or for all others. */
export function useCraftMay(beer: boolean): (call: Parameters<typeof callFor>[0]) => boolean {
  const may = useMay();
  return useCallback((call) => may(callFor(call, beer)), [may, beer]);
}
