import type { HistoryEntry } from '@/lib/contract/history';

/** An entry of a record's history: nok has changed these fields. */
export const historyEntry = (changes: HistoryEntry['changes'], more: Partial<HistoryEntry> = {}): HistoryEntry => {
  return { history_id: 1, action: 'changed', user_name: 'nok', time: 1_790_000_000, changes, ...more };
};
