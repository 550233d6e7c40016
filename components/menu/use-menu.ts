'use client';
import { useTimeZone } from 'next-intl';
import { useMemo, useState } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuFolder, menuRows, type MenuFolderRow, type MenuRow } from '@/lib/contract/menu';
import { indexTree } from '@/lib/domain/tree';
import { patched, type Patch } from './edit/use-pending';
import { useEachHour } from './use-each-hour';

const NOTHING: readonly MenuRow[] = [];

/**
 * The menu as far as it is known. The page brings all folders and the dishes of the open one; the rest comes in one
 * reply, and from then on nothing is asked again until the hour changes, and with it what is served. `patches` are the
 * changes under way: rows are shown as they will be.
 */
export function useMenu(asked: number, patches: readonly Patch[]) {
  const all = useEndpoint(menuRows, {});
  const one = useEndpoint(menuFolder, all.data ? null : { query: { folder: asked } });
  const fresh = all.data?.rows ?? one.data?.rows;
  const ask = () => void Promise.all([all.mutate(), one.mutate()]);
  useEachHour(useTimeZone() ?? 'UTC', ask);
  // While the next folder's dishes are on their way, the folders seen before stay.
  const [known, setKnown] = useState(fresh);
  if (fresh && fresh !== known) setKnown(fresh);

  const read = fresh ?? known ?? NOTHING;
  const rows = useMemo(() => patched(read, patches), [read, patches]);
  const { byId, childrenOf } = useMemo(() => indexTree(rows), [rows]);
  const folders = useMemo(() => rows.filter((row): row is MenuFolderRow => !row.is_file), [rows]);
  const unknown = asked !== 0 && rows.length > 0 && byId.get(asked)?.is_file !== false;
  // An unknown folder falls to the root, whose dishes only the whole list has.
  const listed = all.data !== undefined || (one.data !== undefined && !unknown);
  const children = childrenOf.get(unknown ? 0 : asked);

  return {
    rows,
    byId,
    childrenOf,
    folders,
    /** The folder that is shown; 0 is the root. */
    folder: unknown ? 0 : asked,
    unknown,
    /** What lies in it; none yet means loading. */
    children: listed ? (children ?? NOTHING) : undefined,
    complete: all.data !== undefined,
    /** Nothing to show. */
    failure: listed ? undefined : all.error && (unknown ? all.error : one.error),
    /** The open folder is shown, the rest is missing. */
    shortage: listed ? all.error : undefined,
    retrying: all.isValidating || one.isValidating,
    retry: ask,
  };
}

export type Menu = ReturnType<typeof useMenu>;
