import { closeDay } from '@/lib/sections/days/contract';
import { addService } from '@/lib/sections/funds/contract';
import type { Access } from '@/lib/contract/permission';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';
import { mayAccess, type Person, type SpecialLogins } from './permissions';
import type { SectionId } from '@/lib/contract/sections';

/** Actions that the search offers: the section in which each begins, and the right that it needs. */
const ACTIONS = {
  receive: { section: 'stock', access: { flags: ['StockView', 'StockAdd'] } },
  writeOff: { section: 'stock', access: { flags: ['StockView', 'StockEdit'] } },
  stocktake: { section: 'stock', access: { flags: ['StockView', 'StockEdit'] } },
  closeDay: { section: 'operations', access: closeDay.access },
  addExpense: { section: 'operations', access: addService.access },
  addEmployee: { section: 'salary', access: saveEmployee.access },
  addDish: { section: 'menu', access: { flags: ['MenuView', 'MenuEdit'] } },
} as const satisfies Readonly<Record<string, { readonly section: SectionId; readonly access: Access }>>;

export type ActionId = keyof typeof ACTIONS;

/** Actions that the person may take in the sections that are `open` to them. */
export const actionsOf = (person: Person, special: SpecialLogins, open: readonly SectionId[]): readonly ActionId[] =>
  (Object.keys(ACTIONS) as ActionId[]).filter(
    (id) => open.includes(ACTIONS[id].section) && mayAccess(person, ACTIONS[id].access, special),
  );
