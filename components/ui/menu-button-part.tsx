'use client';
import type { ButtonMenuProps } from './menu';
import { MenuEntries } from './menu-entries';
import { MenuSurface } from './menu-surface';

/** The open menu of a button. */
export function MenuButtonPart({ id, groups, position, inDialog, trigger, onClose }: ButtonMenuProps) {
  return (
    <MenuSurface
      id={`${id}-dropdown`}
      aria-labelledby={id}
      anchor={trigger}
      align={position === 'bottom-end' ? 'end' : 'start'}
      sideOffset={8}
      inPlace={inDialog}
      onClose={onClose}
    >
      <MenuEntries groups={groups} onClose={onClose} />
    </MenuSurface>
  );
}
