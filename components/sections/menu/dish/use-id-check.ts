'use client';
import { useDebouncedValue } from '@/components/ui/use-debounced';
import { useEffect } from 'react';
import { useFresh } from '@/lib/api/use-fresh';
import { checkDishId } from '@/lib/sections/menu/contract/menu';

const DEBOUNCE_MS = 100;
const ASK_AGAIN_MS = 1000;

/** State of a typed id. `ordered`: an ordered dish keeps its id; `unchecked`: the server did not answer. */
export type IdState = 'none' | 'waiting' | 'free' | 'occupied' | 'ordered' | 'unchecked';

/** Whether a save must wait for the answer or for another id. */
export const blocksSave = (state: IdState): boolean =>
  state === 'waiting' || state === 'occupied' || state === 'ordered';

/** Checks a typed id with the server, debounced; `undefined` skips the check. */
export function useIdCheck(typed: number | undefined, oldId: number | undefined): IdState {
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS);
  const id = debounced === typed ? debounced : undefined;
  const body = id === undefined ? null : { item_id: id, ...(oldId !== undefined && { old_id: oldId }) };
  const { data, error, reload } = useFresh(checkDishId, body && { body });
  const answer = data && 'exists' in data ? data : undefined;
  const isBusy = data !== undefined && !answer;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(reload, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isBusy, data, reload]);
  if (typed === undefined) return 'none';
  if (error && id !== undefined) return 'unchecked';
  if (!answer) return 'waiting';
  if (answer.ordered) return 'ordered';
  return answer.exists ? 'occupied' : 'free';
}
