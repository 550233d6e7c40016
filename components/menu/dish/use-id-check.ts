'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useFresh } from '@/lib/api/use-fresh';
import { checkDishId } from '@/lib/contract/menu';

const DEBOUNCE_MS = 100;
const ASK_AGAIN_MS = 1000;

/** The states of a typed id (specification part 1 §4); `unchecked` when the server could not be asked. */
export type IdState = 'none' | 'waiting' | 'free' | 'occupied' | 'ordered' | 'unchecked';

/** Whether OK has to wait: for the answer, or for another id. */
export const holdsBack = (state: IdState): boolean =>
  state === 'waiting' || state === 'occupied' || state === 'ordered';

/** Asks whether a typed id can be taken, a moment after the last key. `text` is `null` when there is nothing to ask. */
export function useIdCheck(text: string | null, oldId: number | undefined): IdState {
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS);
  const id = asked !== null && asked === text ? Number(asked) : null;
  const body = id === null ? null : { item_id: id, ...(oldId !== undefined && { old_id: oldId }) };
  const { data, error, reload } = useFresh(checkDishId, body && { body });
  const told = data && 'exists' in data ? data : undefined;
  const wait = data !== undefined && !told;
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(reload, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [wait, data, reload]);
  if (text === null) return 'none';
  if (error && id !== null) return 'unchecked';
  if (!told) return 'waiting';
  if (told.ordered) return 'ordered';
  return told.exists ? 'occupied' : 'free';
}
