'use client';
import { useState } from 'react';
import { useItems } from '@/components/recipe/use-items';
import { useFresh } from '@/lib/api/use-fresh';
import { listIngredients } from '@/lib/sections/menu/contract/menu';

/** Stock items for recipes, loaded when first needed and kept while the dialog is open. */
export const useStock = (needed: boolean) => useItems(useFresh(listIngredients, useNeeded(needed) ? {} : null));

/** Stays true after the first time. */
function useNeeded(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
