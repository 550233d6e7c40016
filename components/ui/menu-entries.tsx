'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, useId, type KeyboardEvent } from 'react';
import type { ButtonMenuProps, MenuAction, MenuChoice, MenuLink } from './menu';
import { cx, layout } from './classes';
import classes from './menu.module.css';
import { UnstyledButton } from './unstyled-button';

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right move along the row, up and down through the menu. */
function moveSideways(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = options.findIndex((option) => option === document.activeElement);
  options[(at + step + options.length) % options.length]?.focus();
  event.preventDefault();
}

/** Values of one property side by side in a menu; a press sets one. */
function ChoiceRow({ choice, onClose }: { readonly choice: MenuChoice; readonly onClose: () => void }) {
  const labelId = useId();
  return (
    <Menu.RadioGroup
      aria-labelledby={labelId}
      className={classes['choice']}
      value={String(choice.value)}
      onKeyDown={moveSideways}
    >
      <span id={labelId} className={cx(layout.muted, layout.tiny, classes['choiceLabel'])}>
        {choice.label}
      </span>
      <span role="presentation" className={classes['options']}>
        {choice.options.map(({ value, label, name }) => (
          <Menu.RadioItem
            key={value}
            asChild
            value={String(value)}
            onSelect={(event) => {
              event.preventDefault();
              onClose();
              choice.run(value);
            }}
          >
            <UnstyledButton className={cx(layout.small, layout.figures, classes['option'])} aria-label={name}>
              {label}
            </UnstyledButton>
          </Menu.RadioItem>
        ))}
      </span>
    </Menu.RadioGroup>
  );
}

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
        className={cx(layout.small, classes['item'])}
        disabled={off !== undefined}
        {...(off !== undefined && { 'aria-label': label, 'aria-description': off })}
        data-danger={danger || undefined}
      >
        {iconOf(entry)}
        <span className={classes['label']}>
          {label}
          {off !== undefined && <small className={cx(layout.muted, classes['why'])}>{off}</small>}
        </span>
        {hint && (
          <kbd className={cx(layout.muted, layout.tiny, classes['hint'])} aria-hidden>
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
      <a
        className={cx(layout.small, classes['item'])}
        href={entry.href}
        {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
      >
        {iconOf(entry)}
        <span className={classes['label']}>{entry.label}</span>
      </a>
    </Menu.Item>
  );
}

/** Entries of a menu, in groups. */
export function MenuEntries({ groups, onClose }: Pick<ButtonMenuProps, 'groups' | 'onClose'>) {
  return groups.map(({ key, title, entries }, index) => (
    <Fragment key={key}>
      {index > 0 && <Menu.Separator className={classes['divider']} />}
      {title && <Menu.Label className={cx(layout.muted, layout.tiny, classes['title'])}>{title}</Menu.Label>}
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
            <UnstyledButton className={cx(layout.small, classes['item'])}>
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
