'use client';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

export interface DialogWindowProps {
  readonly title: string;
  /** Width in pixels or CSS units. */
  readonly size?: number | string;
  /**
   * `tall`: fixed height, full screen on a phone, content scrolls itself; `sheet`: the same, but no higher than its
   * content; `flush`: no padding around the content; `bare`: no header and no padding, title for screen readers only.
   */
  readonly layout?: 'tall' | 'sheet' | 'flush' | 'bare';
  /** Distance from the top of the window; centred without it. */
  readonly yOffset?: string;
  readonly closeOnClickOutside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Dialog window, open while mounted. Only the topmost closes by Escape or an outside click; the focus returns to its
 * origin. Its code loads when the browser is idle.
 */
export const DialogWindow = lazyPart<DialogWindowProps>(() =>
  import('./dialog-window-part').then((module) => module.DialogWindowPart),
);
