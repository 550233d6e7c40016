'use client';
import { useWindowEvent } from '@mantine/hooks';

interface PrintKey {
  /** Address of the printed page; undefined where there is nothing to print. */
  readonly page: string | undefined;
  /** Whether the list stands in a dialog: an open dialog's key is its own. */
  readonly inDialog: boolean;
}

/** Ctrl+P prints the whole list, as Print does, and not the part of it that the screen shows. */
export function usePrintKey({ page, inDialog }: PrintKey): void {
  useWindowEvent('keydown', (event) => {
    // By key code as well, because a Russian layout gives another letter.
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isPrint || !(event.key === 'p' || event.code === 'KeyP')) return;
    const isAsked = (document.querySelector('[role="dialog"]') !== null) === inDialog;
    if (page === undefined || event.defaultPrevented || !isAsked) return;
    event.preventDefault();
    window.open(page, '_blank', 'noopener');
  });
}
