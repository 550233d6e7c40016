import type { TablerIcon } from '@tabler/icons-react';

export interface MenuAction {
  readonly kind: 'action';
  readonly key: string;
  readonly label: string;
  readonly icon?: TablerIcon;
  /** Keyboard shortcut. */
  readonly hint?: string | undefined;
  readonly danger?: boolean;
  readonly run: () => void;
}

export interface MenuLink {
  readonly kind: 'link';
  readonly key: string;
  readonly label: string;
  readonly icon?: TablerIcon;
  readonly href: string;
  readonly newTab?: boolean;
}

/** Entry that is on or off; the menu stays open. */
export interface MenuCheck {
  readonly kind: 'check';
  readonly key: string;
  readonly label: string;
  readonly checked: boolean;
  readonly run: (checked: boolean) => void;
}

/** Property with values to choose from. */
export interface MenuChoice {
  readonly kind: 'choice';
  readonly key: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly options: readonly { readonly value: number; readonly label: string; readonly name?: string }[];
  readonly run: (value: number) => void;
}

/** Group of entries; groups are separated by a line. */
export interface MenuGroup {
  readonly key: string;
  /** Shown above the entries. */
  readonly title?: string;
  readonly entries: readonly (MenuAction | MenuLink | MenuCheck | MenuChoice)[];
}
