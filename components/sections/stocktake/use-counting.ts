'use client';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import type { CountLine } from '@/lib/sections/stocktake/contract';
import { searchRows } from '@/lib/domain/tree';
import { type Draft, draftOf, isBlank, sumOf } from './draft';
import { EntryQueue, NO_ENTRIES } from './entry-queue';

const none = () => NO_ENTRIES;

/** Line as the counting person sees it: their entry applies, saved or not. */
export interface Shown {
  readonly line: CountLine;
  readonly counted: number | null;
}

interface Opened {
  readonly item_id: number;
  readonly draft: Draft;
}

const matching = (lines: readonly CountLine[], query: string): ReadonlySet<number> =>
  new Set(
    searchRows(
      lines.map(({ item_id, name }) => ({ item_id, name, parent_id: 0, is_file: true })),
      query,
      lines.length,
    ).map(({ item_id }) => item_id),
  );

/** State of counting: visible lines, the open one, and its input. */
export function useCounting(countId: number, lines: readonly CountLine[], onSaved: (line: CountLine) => void) {
  const locale = useLocale();
  const [queue] = useState(() => new EntryQueue(countId, onSaved));
  useEffect(() => queue.start(), [queue]);
  const entries = useSyncExternalStore(queue.subscribe, queue.snapshot, none);
  const [{ left }, setUrl] = useUrlState({ left: '' });
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [showErrors, setShowErrors] = useState(false);

  const all = useMemo(
    () =>
      lines.map((line): Shown => {
        const entry = entries.get(line.item_id);
        return { line, counted: entry ? entry.shown : line.counted };
      }),
    [lines, entries],
  );
  const visible = useMemo(() => {
    const found = query.trim() === '' ? null : matching(lines, query);
    return all.filter(
      ({ line, counted }) =>
        (!found || found.has(line.item_id)) &&
        (left !== '1' || counted === null || line.stale || line.item_id === opened?.item_id),
    );
  }, [all, lines, query, left, opened?.item_id]);
  const current = opened ? all.find(({ line }) => line.item_id === opened.item_id) : undefined;

  /** Commits the fields; false while they hold no quantity. */
  const commit = (): boolean => {
    if (!opened || !current || !opened.draft.touched || isBlank(opened.draft)) return true;
    const sum = sumOf(opened.draft, current.line, locale);
    setShowErrors(sum === null);
    if (sum === null) return false;
    queue.add({ item_id: opened.item_id, counted: sum.total, shown: sum.total });
    setOpened({ ...opened, draft: { ...opened.draft, touched: false } });
    return true;
  };
  const show = (item: Shown | undefined) => {
    setShowErrors(false);
    setOpened(item ? { item_id: item.line.item_id, draft: draftOf(item.line, item.counted, locale) } : null);
  };
  const after = (itemId: number): Shown | undefined =>
    visible[visible.findIndex(({ line }) => line.item_id === itemId) + 1];
  const open = (itemId: number) => {
    if (opened?.item_id === itemId || !commit()) return;
    show(all.find(({ line }) => line.item_id === itemId));
  };
  const next = () => {
    if (opened && commit()) show(after(opened.item_id));
  };
  /** Saves an entry; if its line is open, moves on. */
  const write = (itemId: number, entry: { counted: number | null; shown: number | null; as_expected?: true }) => {
    queue.add({ item_id: itemId, ...entry });
    if (opened?.item_id === itemId) show(after(itemId));
  };

  const leave = useEffectEvent(() => void commit());
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', hidden);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', hidden);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);

  return {
    all,
    visible,
    entries,
    queue,
    query,
    setQuery,
    leftOnly: left === '1',
    setLeftOnly: (on: boolean) => setUrl({ left: on ? '1' : '' }, { replace: true }),
    current,
    draft: opened?.draft,
    showErrors,
    edit: (patch: Partial<Draft>) => {
      setShowErrors(false);
      if (opened) setOpened({ ...opened, draft: { ...opened.draft, ...patch, touched: true } });
    },
    open,
    next,
    close: () => {
      if (commit()) show(undefined);
    },
    /** Discards input since the line was opened. */
    forget: () => show(current),
    asExpected: ({ line }: Shown) =>
      write(line.item_id, { counted: null, shown: line.expected ?? null, as_expected: true }),
    none: ({ line }: Shown) => write(line.item_id, { counted: 0, shown: 0 }),
    takeBack: (item: Shown) => {
      queue.add({ item_id: item.line.item_id, counted: null, shown: null });
      show({ ...item, counted: null });
    },
  };
}
export type Counting = ReturnType<typeof useCounting>;
