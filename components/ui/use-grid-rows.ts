import { useRef, useState, type KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Rows of a grid by their keys: arrows move between them, Delete removes the active one if it can be removed. */
export function useGridRows(keys: readonly number[], onRemove: ((key: number) => void) | false, onEmpty: () => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<number>();
  const reachable = keys.find((key) => key === active) ?? keys[0];

  const focus = (key: number | undefined) => body.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)?.focus();
  const remove = (key: number) => {
    const index = keys.indexOf(key);
    const next = keys[index + 1] ?? keys[index - 1];
    setActive(next);
    // Before the row is removed, so that the focus is never lost.
    if (next === undefined) onEmpty();
    else focus(next);
    if (onRemove) onRemove(key);
  };
  const rowOf = (key: number) => ({
    role: 'row',
    'data-line': key,
    'aria-selected': active === key,
    tabIndex: reachable === key ? 0 : -1,
    onFocus: () => setActive(key),
    onKeyDown: (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement;
      const step = STEP[event.key];
      if (step !== undefined) focus(keys[keys.indexOf(key) + step]);
      else if (onRemove && event.key === 'Delete' && (!typing || event.ctrlKey)) remove(key);
      else return;
      event.preventDefault();
    },
  });
  return { body, remove, rowOf };
}

export type GridRow = ReturnType<ReturnType<typeof useGridRows>['rowOf']>;
