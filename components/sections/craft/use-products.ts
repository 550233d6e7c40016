'use client';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCraftItems } from '@/lib/sections/craft/contract/craft';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { indexFolders, sortRows, type FolderIndex, type TreeRow } from '@/lib/domain/tree';
import type { CraftReader } from './reader';

const NOTHING: readonly TreeRow[] = [];

/** Folders and items for the product of a new craft. Those of the Brew folder are on the beer-craft screen alone. */
export function useProducts({ administers, beer, isOwn }: CraftReader): FolderIndex {
  const locale = useLocale();
  const { data: items } = useEndpoint(listCraftItems, administers && isOwn ? { body: {} } : null);
  // A legacy server has no call for readers without StockView.
  const { data: stock } = useEndpoint(stockRows, administers && !isOwn ? {} : null);
  const rows: readonly TreeRow[] = items?.items ?? stock?.rows ?? NOTHING;
  return useMemo(() => {
    const isOffered = ({ item_id, parent_id }: TreeRow) => item_id !== BREW_FOLDER && parent_id !== BREW_FOLDER;
    const offered = beer ? rows : rows.filter(isOffered);
    return { ...indexFolders(offered), folders: sortRows(offered, { key: 'name', direction: 'asc' }, locale) };
  }, [rows, beer, locale]);
}
