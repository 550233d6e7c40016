'use client';
import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { ChoiceRow } from './choice-row';
import type { MenuAction, MenuGroup, MenuLink } from './menu';
import classes from './menu.module.css';

interface EntryProps<Entry> {
  readonly entry: Entry;
  readonly first: boolean;
  readonly onClose: () => void;
}

const iconOf = ({ icon: Icon }: MenuAction | MenuLink) => Icon && <Icon size={16} stroke={1.6} aria-hidden />;

function Action({ entry, first, onClose }: EntryProps<MenuAction>) {
  const { label, hint, danger, off, run } = entry;
  return (
    <Menu.Item
      className={classes['item'] ?? ''}
      leftSection={iconOf(entry)}
      rightSection={
        hint && (
          <kbd className={classes['hint']} aria-hidden>
            {hint}
          </kbd>
        )
      }
      disabled={off !== undefined}
      {...(off !== undefined && { 'aria-label': label, 'aria-description': off })}
      data-danger={danger || undefined}
      data-autofocus={first || undefined}
      // Closes first: the focus returns to its origin, from where the action may move it.
      onClick={() => {
        onClose();
        run();
      }}
    >
      {label}
      {off !== undefined && <small className={classes['why']}>{off}</small>}
    </Menu.Item>
  );
}

function Link({ entry, first, onClose }: EntryProps<MenuLink>) {
  return (
    <Menu.Item
      component="a"
      className={classes['item'] ?? ''}
      href={entry.href}
      {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
      leftSection={iconOf(entry)}
      data-autofocus={first || undefined}
      onClick={onClose}
    >
      {entry.label}
    </Menu.Item>
  );
}

/** Entries of a menu, in groups; the first one takes the focus. */
export function MenuEntries({
  groups,
  onClose,
}: {
  readonly groups: readonly MenuGroup[];
  readonly onClose: () => void;
}) {
  const top = groups[0]?.entries[0];
  return groups.map(({ key, title, entries }, index) => (
    <Fragment key={key}>
      {index > 0 && <Menu.Divider />}
      {title && <Menu.Label>{title}</Menu.Label>}
      {entries.map((entry) => {
        const first = entry === top;
        if (entry.kind === 'action') return <Action key={entry.key} entry={entry} first={first} onClose={onClose} />;
        if (entry.kind === 'link') return <Link key={entry.key} entry={entry} first={first} onClose={onClose} />;
        if (entry.kind === 'choice')
          return <ChoiceRow key={entry.key} choice={entry} first={first} onClose={onClose} />;
        return (
          <Menu.CheckboxItem
            key={entry.key}
            checked={entry.checked}
            onChange={entry.run}
            data-autofocus={first || undefined}
          >
            {entry.label}
          </Menu.CheckboxItem>
        );
      })}
    </Fragment>
  ));
}
