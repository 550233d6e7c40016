'use client';
import { useEffect } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { getCount, type CountLine } from '@/lib/contract/stock-count';

const REFRESH_MS = 10_000;

const withLine = (data: ReplyOf<typeof getCount>, line: CountLine): ReplyOf<typeof getCount> => ({
  ...data,
  lines: data.lines.map((one) => (one.item_id === line.item_id ? line : one)),
});

/** A count and its lines; while it is open and in sight it is read again and again, for several people count at once. */
export function useCount(id: number) {
  const { data, error, mutate, isValidating } = useEndpoint(getCount, { params: { id } });
  const open = data?.count.status === 'open';
  useEffect(() => {
    if (!open) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') void mutate();
    };
    const timer = setInterval(read, REFRESH_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [open, mutate]);
  return {
    data,
    error,
    retrying: isValidating,
    reload: () => void mutate(),
    /** Puts a line as the server just answered it into what is shown; before the first refresh that is the page's own. */
    onSaved: (line: CountLine) =>
      void mutate((current = data) => current && withLine(current, line), { revalidate: false }),
  };
}
