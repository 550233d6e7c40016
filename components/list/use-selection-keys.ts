'use client';
import { useWindowEvent } from '@/components/ui/use-window-event';

interface SelectionKeys {
  /** Id of the list's table. */
  readonly table: string;
  /** Whether a dialog is open, which has its own keys. */
  readonly asked: boolean;
  /** Clears the selection; absent without one. */
  readonly onEscape?: (() => void) | undefined;
  /** Absent where nothing can be removed. */
  readonly onDelete?: (() => void) | undefined;
  /** F2; absent where nothing can be edited. */
  readonly onEdit?: (() => void) | undefined;
}

/** Escape, Delete and F2 for the selection of a list: on one of its rows, or with nothing focused. */
export function useSelectionKeys({ table, asked, onEscape, onDelete, onEdit }: SelectionKeys): void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isOnList = target === document.body || (target instanceof Element && target.matches(`#table-${table} tr`));
    const act = new Map([
      ['Escape', onEscape],
      ['Delete', onDelete],
      ['F2', onEdit],
    ]).get(key);
    // An open menu has its own keys, also before it has the focus.
    const isMenuOpen = document.querySelector('[role="menu"]') !== null;
    if (asked || isMenuOpen || event.defaultPrevented || event.repeat || !isOnList || !act) return;
    act();
    event.preventDefault();
  };
  // Captured, because a closing dialog also hears Escape: one key press must not also clear the selection.
  useWindowEvent('keydown', press, { capture: true });
}
