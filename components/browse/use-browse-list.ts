'use client';
import { useLocale } from 'next-intl';
import { useMemo, useRef } from 'react';
import type { DataTableHandle } from '@/components/table/data-table';
import { sortRows } from '@/lib/domain/tree';
import type { BrowseRow } from './browse-row';
import type { RootView } from './root-views';
import type { Browse } from './use-browse';
import { narrowingOf, type BrowseView } from './use-browse-view';

/**
 * Rows of the open folder, or of a flat list at the root, in display order. `narrowing` holds their filters for files and
 * paper, `table` is a ref to the list for restoring focus.
 */
export function useBrowseList<Row extends BrowseRow>(
  { folder, children, rows: all, complete }: Browse<Row>,
  { sort, show }: BrowseView,
  views: readonly RootView<Row>[],
) {
  const table = useRef<DataTableHandle>(null);
  const locale = useLocale();
  const shown = views.find(({ key }) => key === show);
  const rows = useMemo(() => {
    const listed = shown ? all.filter((row) => row.is_file && shown.holds(row)) : children;
    return shown && !complete ? undefined : listed && sortRows(listed, sort, locale);
  }, [shown, all, complete, children, sort, locale]);
  return {
    table,
    rows,
    views,
    shown: shown?.key ?? '',
    narrowing: narrowingOf({ folder, show: shown?.key ?? '', sort }),
    focusList: () => table.current?.focus(),
  };
}

export type BrowseContent<Row extends BrowseRow> = ReturnType<typeof useBrowseList<Row>>;
