'use client';
import { lazyPart } from '@/components/ui/lazy-part';
import type { DialogWindowProps } from './dialog-window-props';

/**
 * Dialog window, open while mounted. Only the topmost closes by Escape or an outside click; the focus returns to its
 * origin. Its code loads when the browser is idle.
 */
export const DialogWindow = lazyPart<DialogWindowProps>(() =>
  import('./dialog-window-part').then((module) => module.DialogWindowPart),
);
