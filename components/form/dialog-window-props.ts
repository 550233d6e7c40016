import type { ReactNode } from 'react';

export interface DialogWindowProps {
  readonly title: string;
  /** Width in pixels or CSS units. */
  readonly size?: number | string;
  /**
   * `tall`: fixed height, full screen on a phone, content scrolls itself; `detail`: the same at three quarters of the
   * window's height, for histories and details; `sheet`: the same, but no higher than its content; `flush`: no padding
   * around the content; `bare`: no header and no padding, title for screen readers only; `drawer`: as high as the window, at
   * its left edge.
   */
  readonly layout?: 'tall' | 'detail' | 'sheet' | 'flush' | 'bare' | 'drawer';
  /** Distance from the top of the window; centred without it. */
  readonly yOffset?: string;
  readonly closeOnClickOutside?: boolean;
  /** Leaves only the backdrop; nothing closes the dialog meanwhile. */
  readonly hidden?: boolean;
  /** Name of the button that closes it; Close without it. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
