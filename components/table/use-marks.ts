'use client';
import { useRef } from 'react';
import type { RowKey } from './column';

export type Marked = ReadonlySet<RowKey>;

export const NO_MARKS: Marked = new Set();

interface MarksInput {
  readonly marked: Marked;
  /** Absent if only one row can be selected. */
  readonly onChange: ((keys: Marked) => void) | undefined;
  readonly keyAt: (index: number) => RowKey | undefined;
  readonly count: number;
  readonly selectedIndex: number;
  readonly marking: boolean;
}

/** Several rows selected at once: one by one, from the last plain choice up to another row, or all of them. */
export function useMarks({ marked, onChange, keyAt, count, selectedIndex, marking }: MarksInput) {
  /** First row of a range; a removed row begins none. */
  const anchor = useRef<RowKey | undefined>(undefined);
  const range = (from: number, to: number): Marked => {
    const keys = new Set<RowKey>();
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) {
      const key = keyAt(index);
      if (key !== undefined) keys.add(key);
    }
    return keys;
  };
  const indexOfAnchor = (): number => {
    for (let index = 0; anchor.current !== undefined && index < count; index++)
      if (keyAt(index) === anchor.current) return index;
    return Math.max(0, selectedIndex);
  };
  return {
    clear: (index?: number) => {
      anchor.current = index === undefined ? undefined : keyAt(index);
      if (marked.size > 0) onChange?.(NO_MARKS);
    },
    toggle: (index: number) => {
      const key = keyAt(index);
      if (key === undefined) return;
      // The selected row is the first marked one, unless presses mark rows.
      const next = new Set(marked.size > 0 || marking ? marked : range(selectedIndex, selectedIndex));
      if (!next.delete(key)) next.add(key);
      anchor.current = key;
      onChange?.(next);
    },
    extend: (index: number) => onChange?.(range(indexOfAnchor(), index)),
    all: () => onChange?.(range(0, count - 1)),
  };
}

export type Marks = ReturnType<typeof useMarks>;
