import type { TablerIcon } from '@tabler/icons-react';
import type { RefObject } from 'react';

interface Entry<Kind extends string> {
  readonly kind: Kind;
  readonly key: string;
  readonly label: string;
}

export interface MenuAction extends Entry<'action'> {
  readonly icon?: TablerIcon;
  /** Keyboard shortcut. */
  readonly hint?: string | undefined;
  readonly danger?: boolean;
  /** Why it cannot be chosen now. */
  readonly off?: string | undefined;
  readonly run: () => void;
}

/** Menu entry that runs an action. */
export const menuAction = (
  key: string,
  label: string,
  icon: TablerIcon,
  run: () => void,
  hint?: string,
): MenuAction => ({ kind: 'action', key, label, icon, hint, run });

export interface MenuLink extends Entry<'link'> {
  readonly icon?: TablerIcon;
  readonly href: string;
  readonly newTab?: boolean;
}

/** Entry that is on or off; the menu stays open. */
export interface MenuCheck extends Entry<'check'> {
  readonly checked: boolean;
  readonly run: (checked: boolean) => void;
}

/** Property with values to choose from. */
export interface MenuChoice extends Entry<'choice'> {
  readonly value: number | undefined;
  readonly options: readonly { readonly value: number; readonly label: string; readonly name?: string }[];
  readonly run: (value: number) => void;
}

type MenuEntry = MenuAction | MenuLink | MenuCheck | MenuChoice;

/** Group of entries; groups are separated by a line. */
export interface MenuGroup {
  readonly key: string;
  /** Shown above the entries. */
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuContent {
  /** Accessible name of the menu. */
  readonly label: string;
  /** Shown above the entries. */
  readonly title?: string;
  readonly groups: readonly MenuGroup[];
}

/** Groups of a menu by key, without `false` entries and empty groups. */
export const groupsOf = (groups: Readonly<Record<string, readonly (MenuEntry | false)[]>>): MenuGroup[] =>
  Object.entries(groups)
    .map(([key, entries]) => ({ key, entries: entries.filter((entry) => entry !== false) }))
    .filter(({ entries }) => entries.length > 0);

/** Menu of a record, titled with its name. */
export const menuOf = (title: string, groups: Parameters<typeof groupsOf>[0]): MenuContent => ({
  label: title,
  title,
  groups: groupsOf(groups),
});

/** Position in the window. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly atEnd: boolean;
}

export interface OpenMenu extends MenuContent {
  readonly place: MenuPlace;
  /** Element that gets the focus back. */
  readonly from: HTMLElement | null;
  readonly serial: number;
}

export interface ContextMenuProps {
  readonly menu: OpenMenu;
  readonly onClose: () => void;
}

export interface ButtonMenuProps {
  /** Ids of button and menu start with it. */
  readonly id: string;
  readonly groups: readonly MenuGroup[];
  readonly position: 'bottom-start' | 'bottom-end';
  /** The button is in a dialog, which must contain its menu. */
  readonly inDialog: boolean;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
