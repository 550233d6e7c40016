'use client';
import { lazyPart } from './lazy-part';
import type { ContextMenuProps } from './menu';

/** Context menu of a row, at the pointer or beside the row, with the usual keys. */
export const ContextMenu = lazyPart<ContextMenuProps>(() =>
  import('./context-menu-part').then((module) => module.ContextMenuPart),
);
