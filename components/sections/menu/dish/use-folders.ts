'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { indexFolders } from '@/lib/domain/tree';

const NOTHING: readonly MenuRow[] = [];

/** Folders of the menu, cached by its screen. */
export function useFolders() {
  const { data } = useEndpoint(menuRows, {});
  const rows = data?.rows ?? NOTHING;
  return useMemo(() => indexFolders(rows), [rows]);
}
