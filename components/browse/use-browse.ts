'use client';
import { useMemo, useState } from 'react';
import type { ApiError } from '@/lib/api/call';
import { indexTree } from '@/lib/domain/tree';
import type { BrowseRow } from './browse-row';
import { patched, type Patch } from './use-pending';

/** Rows as a query has them, so far. */
interface Query<Row> {
  readonly data: { readonly rows: readonly Row[] } | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/**
 * A tree as far as it is known. The page brings all folders and the files of the open one (`one`); the rest comes in
 * one reply (`all`), and from then on nothing is asked again. `patches` are the changes under way: rows are shown as
 * they will be.
 */
export function useBrowse<Row extends BrowseRow>(
  asked: number,
  { all, one }: { readonly all: Query<Row>; readonly one: Query<Row> },
  patches: readonly Patch<Row>[],
) {
  const fresh = all.data?.rows ?? one.data?.rows;
  // While the next folder's dishes are on their way, the folders seen before stay.
  const [known, setKnown] = useState(fresh);
  if (fresh && fresh !== known) setKnown(fresh);

  const read = fresh ?? known;
  const rows = useMemo(() => patched(read ?? [], patches), [read, patches]);
  const { byId, childrenOf } = useMemo(() => indexTree(rows), [rows]);
  const folders = useMemo(() => rows.filter((row) => !row.is_file), [rows]);
  const unknown = asked !== 0 && rows.length > 0 && byId.get(asked)?.is_file !== false;
  // An unknown folder falls to the root, whose files only the whole list has.
  const listed = all.data !== undefined || (one.data !== undefined && !unknown);
  const children = useMemo(() => childrenOf.get(unknown ? 0 : asked) ?? [], [childrenOf, unknown, asked]);

  return {
    rows,
    byId,
    childrenOf,
    folders,
    /** The folder that is shown; 0 is the root. */
    folder: unknown ? 0 : asked,
    unknown,
    /** What lies in it; none yet means loading. */
    children: listed ? children : undefined,
    complete: all.data !== undefined,
    /** Nothing to show. */
    failure: listed ? undefined : all.error && (unknown ? all.error : one.error),
    /** The open folder is shown, the rest is missing. */
    shortage: listed ? all.error : undefined,
    retrying: all.isValidating || one.isValidating,
    retry: () => void Promise.all([all.mutate(), one.mutate()]),
  };
}

export type Browse<Row extends BrowseRow> = ReturnType<typeof useBrowse<Row>>;
