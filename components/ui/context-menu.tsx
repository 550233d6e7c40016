'use client';
import { lazyPart } from './lazy-part';
import type { OpenMenu } from './use-context-menu';

export interface ContextMenuProps {
  readonly menu: OpenMenu;
  readonly onClose: () => void;
}

/** Context menu of a row, at the pointer or beside the row, with the usual keys. */
export const ContextMenu = lazyPart<ContextMenuProps>(() =>
  import('./context-menu-part').then((module) => module.ContextMenuPart),
);
