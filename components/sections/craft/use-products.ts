'use client';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { useServer } from '@/components/sight/offers';
import { createCraft, listCraftItems } from '@/lib/sections/craft/contract/craft';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { indexFolders, sortRows, type FolderIndex, type TreeRow } from '@/lib/domain/tree';
import { useCraftMay } from './use-craft-may';

const NOTHING: readonly TreeRow[] = [];

/** Folders and items for the product of a new craft. Those of the Brew folder are on the beer-craft screen alone. */
export function useProducts(beer: boolean): FolderIndex {
  const administers = useCraftMay(beer)(createCraft);
  const { ours } = useServer();
  const locale = useLocale();
  const { data: items } = useEndpoint(listCraftItems, administers && ours ? { body: {} } : null);
  // A legacy server has no call for readers without StockView.
  const { data: stock } = useEndpoint(stockRows, administers && !ours ? {} : null);
  const rows: readonly TreeRow[] = items?.items ?? stock?.rows ?? NOTHING;
  return useMemo(() => {
    const isOffered = ({ item_id, parent_id }: TreeRow) => item_id !== BREW_FOLDER && parent_id !== BREW_FOLDER;
    const offered = beer ? rows : rows.filter(isOffered);
    return { ...indexFolders(offered), folders: sortRows(offered, { key: 'name', direction: 'asc' }, locale) };
  }, [rows, beer, locale]);
}
