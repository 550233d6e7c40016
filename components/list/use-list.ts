'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { useCurrentAt } from '@/lib/api/readings';
import { useEveryPage } from '@/lib/api/use-every-page';
import { cacheKey } from '@/lib/contract/cache-key';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import type { AddressFilters, AddressValues } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';
import { inputOf } from '@/lib/lists/view';
import { useSeenTable } from '@/components/sight/use-seen-table';
import { useDialogView, useListView, type ListView } from './use-list-view';

interface Known<Reply> {
  readonly narrowing: string;
  readonly reply: Reply;
}

/** Rows without repetitions, which occur when rows are added between reading two pages. */
function once<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => number | string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/**
 * State of a list without what the person may not see; its view is in the address. Holds the rows of the page (or all, as
 * they load), their number, and the last reply, whose totals stay visible while another page loads.
 */
export function useList<E extends Endpoint, Row extends object, F extends AddressFilters>(whole: List<E, Row, F>) {
  const table = useSeenTable(whole);
  return useRows(table, useListView(table));
}

/** Like `useList`, for a list in a dialog, whose view begins with `filters`. */
export function useDialogList<E extends Endpoint, Row extends object, F extends AddressFilters>(
  whole: List<E, Row, F>,
  filters: Partial<AddressValues<F>>,
) {
  const table = useSeenTable(whole);
  return useRows(table, useDialogView(table, filters));
}

function useRows<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  view: ListView<F>,
) {
  const words = useTranslations();
  const locale = useLocale();
  const all = view.count === 'all';
  const isReady = table.isReady?.(view.filters) !== false;
  const paged = useLiveEndpoint(table.endpoint, all || !isReady ? null : inputOf(table, view));
  const every = useEveryPage(table, all && isReady ? view : null);
  const rows = useMemo(() => {
    if (all) return every.rows && once(every.rows, (row) => table.keyOf(row));
    const whole = paged.data && table.rows(paged.data);
    return whole && [...(table.arranged?.(whole, view, { words, locale }) ?? whole)];
  }, [all, every.rows, paged.data, table, view, words, locale]);

  const reply: ReplyOf<E> | undefined = all ? every.first : paged.data;
  const [known, setKnown] = useState<Known<ReplyOf<E>>>();
  const { narrowing } = view;
  if (reply !== undefined && (known?.narrowing !== narrowing || known.reply !== reply)) setKnown({ narrowing, reply });
  const last = known?.narrowing === narrowing ? known.reply : undefined;
  const { error, isValidating, mutate } = all ? every : paged;
  const total = last === undefined ? 0 : table.total(last);
  const asked = isReady ? inputOf(table, all ? { ...view, page: 1 } : view) : null;
  const currentAt = useCurrentAt(asked && { ...cacheKey(table.endpoint, asked), ...(all && { every: true }) }, {
    data: reply,
    error,
  });
  const { page, count, setPage } = view;
  // Rows may have been removed since the link was made, and pages with them.
  const pages = count === 'all' ? 1 : Math.max(1, Math.ceil(total / count));
  const beyond = last !== undefined && page > pages;
  useEffect(() => {
    if (beyond) setPage(pages, { replace: true });
  }, [beyond, pages, setPage]);
  return {
    table,
    view,
    /** False while a record must be chosen first. */
    isReady,
    rows: beyond ? undefined : rows,
    reply: last,
    total,
    /** Number of rows loaded so far, while loading all. */
    reading: all && rows && !every.complete ? rows.length : undefined,
    /** Time up to which the rows are current, in milliseconds. */
    currentAt,
    error,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}

export type ShownList<E extends Endpoint, Row extends object, F extends AddressFilters> = ReturnType<
  typeof useRows<E, Row, F>
>;
