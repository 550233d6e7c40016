import { BEER_CRAFT, CRAFT, type Access, type Flag } from '@/lib/contract/permission';
import { FUND_OPERATIONS, type FundOperation } from '@/lib/sections/funds/contract';
import { FOUND_ACTIONS, type ActionId } from '@/lib/rights/actions';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import type { SectionId } from '@/lib/contract/sections';
import { mayOpen } from '@/lib/navigation';

/** What staff can do in a section, as one thing to them: the calls that it makes, by id, and rules besides theirs. */
interface StaffAction {
  readonly section: SectionId;
  readonly calls: readonly string[];
  readonly access?: readonly Access[];
}

const places = (call: string): string[] => ['', '_karaoke', '_ddweed'].map((place) => call.replace('.', `${place}.`));

const ACTIONS = {
  editDishes: {
    section: 'menu',
    calls: ['menu.save', 'menu.createItem', 'menu.createCategory', 'menu.copy', 'menu.priority', 'menu.uploadPicture'],
  },
  removeDishes: { section: 'menu', calls: ['menu.delete', 'menu.restore'] },
  publishMenu: { section: 'menu', calls: ['bff.exportItems'] },
  receive: { section: 'stock', calls: ['stock.add'] },
  countStock: { section: 'stock', calls: ['stock.startCount', 'stock.enterCount', 'stock.submitCount'] },
  approveCount: { section: 'stock', calls: ['stock.approveCount', 'stock.cancelCount', 'stock.reopenCount'] },
  editItems: {
    section: 'stock',
    calls: ['stock.save', 'stock.createCategory', 'stock.addBarcode', 'stock.deleteBarcode', 'stock.merge'],
  },
  writeOff: { section: 'stock', calls: ['stock.writeoff', 'stock.undoWriteOff'] },
  convert: { section: 'stock', calls: ['stock.alchemy'] },
  removeItems: { section: 'stock', calls: ['stock.delete', 'stock.restore'] },
  payDebts: { section: 'stock', calls: ['stock.payDebt'] },
  makeBatches: { section: 'craft', calls: ['craft.add', 'craft.undo'], access: [CRAFT.add] },
  editRecipes: { section: 'craft', calls: ['craft.save', 'craft.uploadPhoto'], access: [CRAFT.edit] },
  createCrafts: { section: 'craft', calls: ['craft.create', 'craft.delete'], access: [CRAFT.admin] },
  brew: { section: 'beer-craft', calls: [], access: [BEER_CRAFT] },
  correctExpenses: { section: 'expenses', calls: ['expenses.rename', 'expenses.transfer'] },
  voidExpenses: { section: 'expenses', calls: ['expenses.delete'] },
  attachPapers: { section: 'expenses', calls: ['expenses.attach'] },
  removePapers: { section: 'expenses', calls: ['expenses.removeFile'] },
  addExpense: { section: 'operations', calls: ['services.add'] },
  countCash: { section: 'operations', calls: ['days.count'] },
  closeDay: { section: 'operations', calls: ['days.close', 'days.explain'] },
  reopenDay: { section: 'operations', calls: ['days.reopen'] },
  voidOrders: {
    section: 'orders',
    calls: [],
    access: [{ flags: ['ExpensesView', 'ExpensesDelete', 'CancelOrder'], private: true }],
  },
  printReceipts: { section: 'orders', calls: ['orders.receipts', 'orders.noteDelivery'] },
  editEmployees: { section: 'salary', calls: ['salary.save', 'salary.remove', 'salary.restore'] },
  paySalaries: {
    section: 'salary',
    calls: ['salary.operation', 'salary.pay', 'bff.paySalaries', 'salary.removeStory', 'salary.skip', 'salary.settle'],
  },
  payAgents: { section: 'payments', calls: ['payments.confirm', 'payments.mailAgain'] },
  setSensors: { section: 'statistics', calls: ['stock.setSensor', 'stock.deleteSensor'] },
  groupIngredients: {
    section: 'statistics',
    calls: [...places('ingredientsLists.create'), ...places('ingredientsLists.save')],
  },
  addUsers: { section: 'settings', calls: ['users.create', 'users.hire'] },
  editUsers: { section: 'settings', calls: [], access: [{ flags: ['UsersEdit'] }] },
  editAgents: { section: 'settings', calls: ['agents.save', 'agents.uploadPhoto'] },
  setPasswords: { section: 'settings', calls: ['users.edit'] },
  removeUsers: { section: 'settings', calls: ['users.delete', 'users.part'] },
  editCards: { section: 'settings', calls: ['cards.createQr', 'cards.expiration', 'cards.delete'] },
  editCategories: { section: 'settings', calls: ['categories.create', 'categories.save', 'categories.delete'] },
  editVenue: { section: 'settings', calls: ['venue.saveSettings'] },
  ownPreferences: { section: 'settings', calls: ['users.savePreferences'] },
  signOutUsers: { section: 'settings', calls: ['users.signOut', 'users.secondFactorReset'] },
  ownSessions: { section: 'settings', calls: ['users.endSession'] },
  ownPassword: { section: 'settings', calls: ['users.password'] },
  ownSecondFactor: {
    section: 'settings',
    calls: ['users.secondFactorBegin', 'users.secondFactorConfirm', 'users.secondFactorCodes', 'users.secondFactorOff'],
  },
} as const satisfies Readonly<Record<string, StaffAction>>;

/** Calls whose right depends on the fund operation in the body. */
export const FUND_CALLS: readonly string[] = ['funds.operation', 'funds.undo'];
const ofFund = (flag: Flag): StaffAction => ({
  section: 'operations',
  calls: FUND_CALLS,
  access: [{ flags: [flag], private: true }],
});

export type StaffActionId = keyof typeof ACTIONS | FundOperation;

const FUND_ACTIONS = Object.fromEntries(
  Object.entries(FUND_OPERATIONS).map(([operation, flag]) => [operation, ofFund(flag)]),
) as Readonly<Record<FundOperation, StaffAction>>;

/** Everything that staff can do: each command of the contract belongs to one of these. */
export const STAFF_ACTIONS: Readonly<Record<StaffActionId, StaffAction>> = { ...ACTIONS, ...FUND_ACTIONS };

const accessOf = new Map([...adminEndpoints, ...bffEndpoints].map(({ id, access }) => [id, access]));

/** Whether the person can do it: its section opens, and every rule lets them. */
export function mayDo(id: StaffActionId, person: Person, special: SpecialLogins): boolean {
  const { section, calls, access = [] } = STAFF_ACTIONS[id];
  const rules = [...access, ...calls.map((call) => accessOf.get(call) ?? ('till' as const))];
  return mayOpen(section, person, special) && rules.every((rule) => mayAccess(person, rule, special));
}

/** Actions of the search that the person can do. */
export const actionsOf = (person: Person, special: SpecialLogins): readonly ActionId[] =>
  (Object.keys(FOUND_ACTIONS) as ActionId[]).filter((id) => mayDo(FOUND_ACTIONS[id], person, special));
