'use client';
import { useWindowEvent } from '@/components/ui/use-window-event';

interface PrintKey {
  /** Address of the printed page; undefined where there is nothing to print. */
  readonly page: string | undefined;
  /** Whether the list is in a dialog. While a dialog is open, the key is for its list only. */
  readonly inDialog: boolean;
}

/** Makes Ctrl+P print the whole list, like Print, instead of the visible part of it. */
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
