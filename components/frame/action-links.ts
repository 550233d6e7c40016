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
import type { ActionId } from '@/lib/rights/actions';

interface ActionLink {
  readonly icon: ComponentType<IconProps>;
  /** Where the action begins; one that needs an item asks for its name first. */
  readonly href: string | null;
}

/** Icon and beginning of each action. */
export const ACTION_LINKS: Readonly<Record<ActionId, ActionLink>> = {
  receive: { icon: IconPackageImport, href: '/stock/receive' },
  writeOff: { icon: IconTrashX, href: null },
  stocktake: { icon: IconClipboardList, href: '/stock/counts' },
  closeDay: { icon: IconCashBanknote, href: '/operations/day-close' },
  addExpense: { icon: IconReceipt2, href: '/operations?add=expense' },
  addEmployee: { icon: IconUserPlus, href: '/salary?employee=new' },
  addDish: { icon: IconPlus, href: '/menu?dish=new' },
};
