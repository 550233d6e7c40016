'use client';
import { Menu, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Fragment, type Ref } from 'react';
import { ChoiceRow } from './choice-row';
import classes from './context-menu.module.css';
import type { MenuAction, OpenMenu } from './use-context-menu';

interface ContextMenuProps {
  menu: OpenMenu;
  onClose: () => void;
}

function ActionItem({ action, first, onClose }: { action: MenuAction; first: boolean; onClose: () => void }) {
  const { label, icon: Icon, hint, danger, run } = action;
  return (
    <Menu.Item
      className={classes['item'] ?? ''}
      leftSection={Icon && <Icon size={16} stroke={1.6} aria-hidden />}
      rightSection={
        hint && (
          <kbd className={classes['hint']} aria-hidden>
            {hint}
          </kbd>
        )
      }
      data-danger={danger || undefined}
      data-autofocus={first || undefined}
      // Closes first: the focus returns to its origin, from where the action may move it.
      onClick={() => {
        onClose();
        run();
      }}
    >
      {label}
    </Menu.Item>
  );
}

/** Anchor and name of a menu. Not a button, so Mantine's other target props do not belong here. */
function Point({ menu, id, ref }: { menu: OpenMenu; id?: string; ref?: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} id={id} className={classes['point']} style={{ left: menu.place.x, top: menu.place.y }}>
      <VisuallyHidden>{menu.label}</VisuallyHidden>
    </span>
  );
}

/** Context menu of a row, at the pointer or beside the row, with the usual keys. */
export function ContextMenu({ menu, onClose }: ContextMenuProps) {
  const first = menu.groups[0]?.entries[0];
  // Closes the menu when its list scrolls, because it would then be at another row; touch and scroll bar press outside
  // first. Programmatic scrolling, e.g. to a restored row, closes nothing.
  useWindowEvent(
    'wheel',
    ({ target }) => !(target instanceof Element && target.closest('[data-menu-dropdown]')) && onClose(),
    { capture: true, passive: true },
  );
  return (
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
        {menu.groups.map(({ key, entries }, index) => (
          <Fragment key={key}>
            {index > 0 && <Menu.Divider />}
            {entries.map((entry) =>
              entry.kind === 'action' ? (
                <ActionItem key={entry.key} action={entry} first={entry === first} onClose={onClose} />
              ) : (
                <ChoiceRow key={entry.key} choice={entry} first={entry === first} onClose={onClose} />
              ),
            )}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
