'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendQueued } from '@/lib/api/send-queued';
import { enterCount, type CountLine } from '@/lib/sections/stocktake/contract';
import { EntryQueue, NO_ENTRIES } from './entry-queue';

const none = () => NO_ENTRIES;

/** Entries being saved. The first `onSaved` receives each line as the server saved it. */
export function useEntries(countId: number, onSaved: (line: CountLine) => void) {
  const [queue] = useState(
    () =>
      new EntryQueue({
        storageKey: `stocktake-${countId}`,
        send: ({ item_id, counted, as_expected, key }) =>
          sendQueued(enterCount, { body: { count_id: countId, item_id, counted, as_expected } }, key).then(
            // Hidden from somebody who may count but not see the stock.
            ({ line: { expected = null, value_expected = null, value_counted = null, ...line } }) => ({
              ...line,
              expected,
              value_expected,
              value_counted,
            }),
          ),
        onSaved,
      }),
  );
  useEffect(() => queue.start(), [queue]);
  return { queue, entries: useSyncExternalStore(queue.subscribe, queue.snapshot, none) };
}
