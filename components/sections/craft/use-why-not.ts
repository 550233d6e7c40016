'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useWhyReadOnly } from '@/components/sight/offers';
import { addCraft, type Craft } from '@/lib/sections/craft/contract/craft';
import { mayMake } from '@/lib/sections/craft/rules/craft';
import { useCraftMay } from './use-craft-may';

/** Tells why a batch of a craft cannot be made; undefined where it can. A beer craft needs no output quantity. */
export function useWhyNot(beer: boolean): (craft: Craft) => string | undefined {
  const adds = useCraftMay(beer)(addCraft);
  const t = useTranslations('craft.off');
  const why = useWhyReadOnly();
  return useCallback(
    (craft) => {
      if (!adds) return why(t('reader'));
      if (beer ? craft.status >= 0 : mayMake(craft)) return undefined;
      return t(craft.status < 0 ? 'outOfUse' : 'noOutput');
    },
    [adds, beer, t, why],
  );
}
