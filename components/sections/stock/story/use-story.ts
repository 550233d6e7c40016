'use client';
import { useState } from 'react';
import { useFresh } from '@/lib/api/use-fresh';
import { stockStory, type StoryFilter, type StoryRow } from '@/lib/sections/stock/contract/story';
import type { Period } from '@/lib/contract/period';

const COUNT = 50;
const TODAY: Period = { period_id: 0 };
const EVERYTHING: readonly StoryFilter[] = [1, 2, 3];

interface Known {
  readonly view: string;
  readonly total: number;
  /** Rows per page; all rows if the server has no pages. */
  readonly count: number;
}

/** Page of an item's movements with its filters. A change of period or filter returns to the first page. */
export function useStory(itemId: number) {
  const [period, setPeriod] = useState(TODAY);
  const [filters, setFilters] = useState(EVERYTHING);
  const [page, setPage] = useState(1);
  const [known, setKnown] = useState<Known>();
  const [measure, setMeasure] = useState('');
  const request =
    filters.length === 0 ? null : { item_id: itemId, ...period, filters: [...filters], page, count: COUNT };
  const read = useFresh(stockStory, request && { body: request });
  const view = JSON.stringify([period, filters]);
  const { data } = read;
  // Kept while the next page loads, so that the page links stay in place.
  if (data && (known?.view !== view || (data.total_records !== undefined && known.total !== data.total_records))) {
    const all = Math.max(data.items.length, 1);
    setKnown({
      view,
      total: data.total_records ?? data.items.length,
      count: data.total_records === undefined ? all : COUNT,
    });
  }
  const found = data?.items[0]?.measure;
  if (found !== undefined && found !== measure) setMeasure(found);
  const rows: StoryRow[] | undefined = request === null ? [] : data?.items;
  const paging = known?.view === view && request !== null ? known : { view, total: 0, count: COUNT };
  return {
    period,
    filters,
    page,
    setPage,
    rows,
    view,
    measure,
    total: paging.total,
    count: paging.count,
    error: read.error,
    reload: read.reload,
    loading: read.loading,
    setPeriod: (next: Period) => {
      setPeriod(next);
      setPage(1);
    },
    setFilters: (next: readonly StoryFilter[]) => {
      setFilters(next);
      setPage(1);
    },
  };
}

export type Story = ReturnType<typeof useStory>;
