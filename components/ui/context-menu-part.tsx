'use client';
import { Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { Ref } from 'react';
import { Kit } from './kit';
import type { ContextMenuProps, OpenMenu } from './menu';
import { MenuEntries } from './menu-entries';
import classes from './menu.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Anchor and name of a menu. Not a button, so Mantine's other target props do not belong here. */
function Point({ menu, id, ref }: { menu: OpenMenu; id?: string; ref?: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} id={id} className={classes['point']} style={{ left: menu.place.x, top: menu.place.y }}>
      <VisuallyHidden>{menu.label}</VisuallyHidden>
    </span>
  );
}

/** The open context menu. */
export function ContextMenuPart({ menu, onClose }: ContextMenuProps) {
  // Closes the menu when its list scrolls, because it would then be at another row; touch and scroll bar press outside
  // first. Programmatic scrolling, e.g. to a restored row, closes nothing.
  useWindowEvent(
    'wheel',
    ({ target }) => !(target instanceof Element && target.closest('[data-menu-dropdown]')) && onClose(),
    { capture: true, passive: true },
  );
  return (
    <Kit>
      <Menu
        opened
        onChange={(opened) => !opened && onClose()}
        position={menu.place.atEnd ? 'bottom-end' : 'bottom-start'}
        offset={2}
        hideDetached={false}
        returnFocus={false}
        closeOnItemClick={false}
        transitionProps={{ duration: 0 }}
        portalProps={{ target: '#main' }}
      >
        <Menu.Target>
          <Point menu={menu} />
        </Menu.Target>
        <Menu.Dropdown className={classes['dropdown'] ?? ''} onContextMenu={(event) => event.preventDefault()}>
          {menu.title && <Menu.Label>{menu.title}</Menu.Label>}
          <MenuEntries groups={menu.groups} onClose={onClose} />
        </Menu.Dropdown>
      </Menu>
    </Kit>
  );
}
