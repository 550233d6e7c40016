'use client';
import { Menu } from '@mantine/core';
import { Anchor } from './anchor';
import { Kit } from './kit';
import type { ButtonMenuProps } from './menu';
import { MenuEntries } from './menu-entries';

/** The open menu of a button. */
export function MenuButtonPart({ id, groups, position, inDialog, trigger, onClose }: ButtonMenuProps) {
  return (
    <Kit>
      <Menu
        id={id}
        opened
        onChange={(opened) => !opened && onClose()}
        position={position}
        returnFocus={false}
        closeOnItemClick={false}
        withinPortal={!inDialog}
        floatingStrategy={inDialog ? 'fixed' : 'absolute'}
        portalProps={{ target: '#main' }}
      >
        <Menu.Target>
          <Anchor element={trigger} />
        </Menu.Target>
        <Menu.Dropdown>
          <MenuEntries groups={groups} onClose={onClose} />
        </Menu.Dropdown>
      </Menu>
    </Kit>
  );
}
