import {
  IconCashBanknote,
  IconClipboardList,
  IconPackageImport,
  IconPlus,
  IconReceipt2,
  IconTrashX,
  IconUserPlus,
  type IconProps,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

interface ActionLink {
  readonly icon: ComponentType<IconProps>;
  /** Where the action begins; one that needs an item asks for its name first. */
  readonly href: string | null;
}

/** Icon and beginning of each action that the search offers, in its order. */
export const ACTION_LINKS = {
  receive: { icon: IconPackageImport, href: '/stock/receive' },
  writeOff: { icon: IconTrashX, href: null },
  stocktake: { icon: IconClipboardList, href: '/stock/counts' },
  closeDay: { icon: IconCashBanknote, href: '/operations/day-close' },
  addExpense: { icon: IconReceipt2, href: '/operations?add=expense' },
  addEmployee: { icon: IconUserPlus, href: '/salary?employee=new' },
  addDish: { icon: IconPlus, href: '/menu?dish=new' },
} as const satisfies Readonly<Record<string, ActionLink>>;

export type ActionId = keyof typeof ACTION_LINKS;
export const ACTION_IDS = Object.keys(ACTION_LINKS) as ActionId[];
