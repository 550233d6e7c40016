import { closeDay } from './contract/days';
import { addService } from './contract/funds';
import type { Access } from './contract/permission';
import { saveEmployee } from './contract/salary';
import { mayAccess, type Person, type Standing } from './domain/permissions';
import type { SectionId } from './navigation';

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
export const actionsOf = (person: Person, standing: Standing, open: readonly SectionId[]): readonly ActionId[] =>
  (Object.keys(ACTIONS) as ActionId[]).filter(
    (id) => open.includes(ACTIONS[id].section) && mayAccess(person, ACTIONS[id].access, standing),
  );
