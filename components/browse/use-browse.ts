'use client';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useLast } from '@/components/ui/use-last';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { Endpoint } from '@/lib/contract/endpoint';
import { indexTree } from '@/lib/domain/tree';
import type { BrowseRow } from './browse-row';
import { patched, usePending } from './use-pending';

type RowsCall<Row> = Endpoint & { readonly reply: z.ZodType<{ rows: Row[] }> };

/**
 * Rows of a tree as far as known, with the pending changes that `run` sends. The page loads all folders and the files of
 * the open one (`ofFolder`); one further reply brings the rest (`ofAll`), after which nothing more is requested.
 */
export function useBrowse<Row extends BrowseRow>(requested: number, ofAll: RowsCall<Row>, ofFolder: RowsCall<Row>) {
  const { patches, run } = usePending<Row>();
  const all = useEndpoint(ofAll, {});
  const one = useEndpoint(ofFolder, all.data ? null : { query: { folder: requested } });
  // Known folders stay while the files of the next one load.
  const read = useLast(all.data?.rows ?? one.data?.rows);
  const rows = useMemo(() => patched(read ?? [], patches), [read, patches]);
  const { byId, childrenOf } = useMemo(() => indexTree(rows), [rows]);
  const folders = useMemo(() => rows.filter((row) => !row.is_file), [rows]);
  const unknown = requested !== 0 && rows.length > 0 && byId.get(requested)?.is_file !== false;
  // An unknown folder falls back to the root, whose files only the whole list has.
  const listed = all.data !== undefined || (one.data !== undefined && !unknown);
  const children = useMemo(() => childrenOf.get(unknown ? 0 : requested) ?? [], [childrenOf, unknown, requested]);

  return {
    run,
    rows,
    byId,
    childrenOf,
    folders,
    /** Folder on display; 0 is the root. */
    folder: unknown ? 0 : requested,
    unknown,
    /** Content of the folder; undefined while loading. */
    children: listed ? children : undefined,
    complete: all.data !== undefined,
    /** Error when nothing can be shown. */
    failure: listed ? undefined : all.error && (unknown ? all.error : one.error),
    /** Error when only the open folder could be loaded. */
    shortage: listed ? all.error : undefined,
    retrying: all.isValidating || one.isValidating,
    retry: () => void Promise.all([all.mutate(), one.mutate()]),
  };
}

export type Browse<Row extends BrowseRow> = ReturnType<typeof useBrowse<Row>>;
