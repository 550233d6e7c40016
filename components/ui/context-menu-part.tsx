'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import type { ContextMenuProps } from './menu';
import { MenuEntries } from './menu-entries';
import { MenuSurface } from './menu-surface';
import { cx, layout } from './classes';
import classes from './menu.module.css';
import { useWindowEvent } from './use-window-event';

const AT_ONCE = { capture: true, passive: true };

/** The open context menu. */
export function ContextMenuPart({ menu, onClose }: ContextMenuProps) {
  const point = useRef<HTMLSpanElement>(null);
  // A list that scrolls has another row below the menu; a finger closes it before it scrolls. Programmatic scrolling, e.g.
  // to a restored row, closes nothing.
  const closeOutside = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[role="menu"]'))) onClose();
  };
  useWindowEvent('wheel', closeOutside, AT_ONCE);
  useWindowEvent('touchstart', closeOutside, AT_ONCE);
  return (
    <>
      <span ref={point} className={classes['point']} style={{ left: menu.place.x, top: menu.place.y }} />
      <MenuSurface
        aria-label={menu.label}
        anchor={point}
        align={menu.place.atEnd ? 'end' : 'start'}
        sideOffset={2}
        className={classes['dropdown']}
        onClose={onClose}
      >
        {menu.title && (
          <Menu.Label className={cx(layout.muted, layout.tiny, classes['title'])}>{menu.title}</Menu.Label>
        )}
        <MenuEntries groups={menu.groups} onClose={onClose} />
      </MenuSurface>
    </>
  );
}
