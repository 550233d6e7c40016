'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { ChoiceRow } from './choice-row';
import type { MenuAction, MenuGroup, MenuLink } from './menu';
import classes from './menu.module.css';
import { UnstyledButton } from './unstyled-button';

interface EntryProps<Entry> {
  readonly entry: Entry;
  readonly onClose: () => void;
}

const iconOf = ({ icon: Icon }: MenuAction | MenuLink) =>
  Icon && (
    <span className={classes['icon']}>
      <Icon size={16} stroke={1.6} aria-hidden />
    </span>
  );

/** Closes before it runs: the focus returns to its origin, from where the action may move it. */
export const closeThen = (onClose: () => void, run: () => void) => (event: Event) => {
  event.preventDefault();
  onClose();
  run();
};

function Action({ entry, onClose }: EntryProps<MenuAction>) {
  const { label, hint, danger, off, run } = entry;
  return (
    <Menu.Item asChild disabled={off !== undefined} textValue={label} onSelect={closeThen(onClose, run)}>
      <UnstyledButton
        className={classes['item']}
        disabled={off !== undefined}
        {...(off !== undefined && { 'aria-label': label, 'aria-description': off })}
        data-danger={danger || undefined}
      >
        {iconOf(entry)}
        <span className={classes['label']}>
          {label}
          {off !== undefined && <small className={classes['why']}>{off}</small>}
        </span>
        {hint && (
          <kbd className={classes['hint']} aria-hidden>
            {hint}
          </kbd>
        )}
      </UnstyledButton>
    </Menu.Item>
  );
}

function Link({ entry }: { readonly entry: MenuLink }) {
  return (
    <Menu.Item asChild textValue={entry.label}>
      <a className={classes['item']} href={entry.href} {...(entry.newTab && { target: '_blank', rel: 'noopener' })}>
        {iconOf(entry)}
        <span className={classes['label']}>{entry.label}</span>
      </a>
    </Menu.Item>
  );
}

/** Entries of a menu, in groups. */
export function MenuEntries({
  groups,
  onClose,
}: {
  readonly groups: readonly MenuGroup[];
  readonly onClose: () => void;
}) {
  return groups.map(({ key, title, entries }, index) => (
    <Fragment key={key}>
      {index > 0 && <Menu.Separator className={classes['divider']} />}
      {title && <Menu.Label className={classes['title']}>{title}</Menu.Label>}
      {entries.map((entry) => {
        if (entry.kind === 'action') return <Action key={entry.key} entry={entry} onClose={onClose} />;
        if (entry.kind === 'link') return <Link key={entry.key} entry={entry} />;
        if (entry.kind === 'choice') return <ChoiceRow key={entry.key} choice={entry} onClose={onClose} />;
        return (
          <Menu.CheckboxItem
            key={entry.key}
            asChild
            checked={entry.checked}
            onCheckedChange={entry.run}
            // The menu stays open.
            onSelect={(event) => event.preventDefault()}
          >
            <UnstyledButton className={classes['item']}>
              <span className={classes['check']}>
                {entry.checked && <IconCheck size={12} stroke={3} aria-hidden />}
              </span>
              <span className={classes['label']}>{entry.label}</span>
            </UnstyledButton>
          </Menu.CheckboxItem>
        );
      })}
    </Fragment>
  ));
}
