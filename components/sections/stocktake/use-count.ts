'use client';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { getCount, type CountLine } from '@/lib/sections/stocktake/contract';

const withLine = (data: ReplyOf<typeof getCount>, line: CountLine): ReplyOf<typeof getCount> => ({
  ...data,
  lines: data.lines.map((one) => (one.item_id === line.item_id ? line : one)),
});

/** A count and its lines. Several people count at once; the frame renews the lines that others have counted. */
export function useCount(id: number) {
  const { data, error, mutate, isValidating } = useEndpoint(getCount, { params: { id } });
  return {
    data,
    error,
    retrying: isValidating,
    reload: () => void mutate(),
    /** Merges a line from the server's reply into the data; before the first refresh into the preloaded data. */
    onSaved: (line: CountLine) =>
      void mutate((current = data) => current && withLine(current, line), { revalidate: false }),
  };
}
