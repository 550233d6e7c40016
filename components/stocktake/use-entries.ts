'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '@/lib/api/call';
import { enterCount, type CountLine } from '@/lib/contract/stock-count';
import { EntryQueue, NO_ENTRIES } from './entry-queue';

const none = () => NO_ENTRIES;

/** What was written down and is on its way to the server; the first `onSaved` gets each line as the server has it then. */
export function useEntries(countId: number, onSaved: (line: CountLine) => void) {
  const [queue] = useState(
    () =>
      new EntryQueue({
        storageKey: `stocktake-${countId}`,
        send: ({ item_id, counted, as_expected, key }) =>
          call(enterCount, { body: { count_id: countId, item_id, counted, as_expected } }, fetch, key).then(
            ({ line }) => line,
          ),
        onSaved,
      }),
  );
  useEffect(() => queue.start(), [queue]);
  return { queue, entries: useSyncExternalStore(queue.subscribe, queue.snapshot, none) };
}
