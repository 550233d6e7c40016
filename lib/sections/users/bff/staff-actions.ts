import * as menu from '@/lib/sections/menu/contract/edit';
import * as picture from '@/lib/sections/menu/contract/picture';
import * as catalogue from '@/lib/sections/catalogue/contract';
import * as stock from '@/lib/sections/stock/contract/edit';
import * as counts from '@/lib/sections/stocktake/contract';
import * as debts from '@/lib/sections/stock/contract/debts';
import * as crafts from '@/lib/sections/craft/contract/craft';
import * as batches from '@/lib/sections/craft/contract/batches';
import * as craftCard from '@/lib/sections/craft/contract/card';
import * as expenses from '@/lib/sections/expenses/contract';
import * as funds from '@/lib/sections/funds/contract';
import { FUND_OPERATIONS } from '@/lib/contract/fund-operations';
import * as days from '@/lib/sections/days/contract';
import * as orders from '@/lib/sections/orders/contract/orders';
import * as staff from '@/lib/sections/salary/contract/salary';
import * as salary from '@/lib/sections/salary/contract/operations';
import * as leaving from '@/lib/sections/salary/contract/leaving';
import * as payments from '@/lib/sections/payments/contract/payments';
import * as mails from '@/lib/sections/payments/contract/mails';
import * as users from '@/lib/sections/users/contract/users';
import * as hiring from '@/lib/sections/users/contract/hiring';
import * as agents from '@/lib/sections/users/contract/agents';
import * as cards from '@/lib/sections/cards/contract';
import * as categories from '@/lib/sections/categories/contract/categories';
import * as attention from '@/lib/sections/overview/contract/attention';
import * as venue from '@/lib/sections/settings/contract/venue';
import * as preferences from '@/lib/sections/settings/contract/preferences';
import * as messages from '@/lib/sections/settings/contract/messages';
import * as sessions from '@/lib/sections/auth/contract/sessions';
import * as factor from '@/lib/sections/auth/contract/second-factor';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { BEER_CRAFT, CRAFT, PRIVATE, type Access } from '@/lib/contract/access';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { SectionId } from '@/lib/contract/sections';
import { mayOpen } from '@/lib/navigation';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';

/** Action in a section that is one thing to the staff: the calls that it makes, and rules besides theirs. */
interface StaffAction {
  readonly section: SectionId;
  readonly calls: readonly Endpoint[];
  readonly access?: readonly Access[];
  /** Id of what the search offers to whoever can do it. */
  readonly search?: string;
}

type Command = Endpoint & { readonly sections: readonly [SectionId, ...SectionId[]] };

/** Calls of an action, and the first call's section. */
const by = (...calls: readonly [Command, ...Command[]]) => ({ section: calls[0].sections[0], calls });

const { statistics, karaoke, ddweed } = ingredientGroupCalls;

const ACTIONS = {
  editDishes: {
    ...by(menu.saveItem, menu.createItem, menu.createCategory, menu.copyItem, menu.setPriority, picture.uploadPicture),
    search: 'addDish',
  },
  removeDishes: by(menu.deleteItems, menu.restoreItems),
  publishMenu: by(catalogue.exportItems),
  receive: { ...by(stock.addToStock), search: 'receive' },
  countStock: by(counts.startCount, counts.enterCount, counts.submitCount),
  approveCount: { ...by(counts.approveCount, counts.cancelCount, counts.reopenCount), search: 'stocktake' },
  editItems: by(stock.saveStockItem, stock.createStockFolder, stock.addBarcode, stock.deleteBarcode, stock.mergeStock),
  writeOff: { ...by(stock.writeOffStock, stock.undoWriteOff), search: 'writeOff' },
  convert: by(stock.transferStock),
  removeItems: by(stock.deleteStock, stock.restoreStock),
  payDebts: by(debts.payDebt),
  makeBatches: { ...by(crafts.addCraft, batches.undoBatch), access: [CRAFT.add] },
  editRecipes: { ...by(crafts.saveCraft, craftCard.uploadCraftPhoto), access: [CRAFT.edit] },
  createCrafts: { ...by(crafts.createCraft, crafts.deleteCraft), access: [CRAFT.admin] },
  brew: { section: 'beer-craft', calls: [], access: [BEER_CRAFT] },
  correctExpenses: by(expenses.renameExpense, expenses.transferExpense),
  voidExpenses: by(expenses.deleteExpense),
  attachPapers: by(expenses.attachExpenseFile),
  removePapers: by(expenses.removeExpenseFile),
  addExpense: { ...by(funds.addService), search: 'addExpense' },
  countCash: by(days.countDay),
  closeDay: { ...by(days.closeDay, days.explainDay), search: 'closeDay' },
  reopenDay: by(days.reopenDay),
  voidOrders: {
    section: 'orders',
    calls: [],
    access: [{ flags: ['ExpensesView', 'ExpensesDelete', 'CancelOrder'], closedTo: PRIVATE }],
  },
  printReceipts: by(orders.takeReceipts, orders.noteDelivery),
  editEmployees: { ...by(staff.saveEmployee, staff.removeEmployee, staff.restoreEmployee), search: 'addEmployee' },
  paySalaries: by(
    salary.operateSalary,
    salary.paySalaries,
    salary.paySeveral,
    salary.removeSalaryStory,
    salary.skipInstalment,
    leaving.settleDebt,
  ),
  payAgents: by(payments.confirmPayment, mails.resendMail),
  setSensors: by(stock.setSensor, stock.deleteSensor),
  groupIngredients: by(statistics.create, statistics.save, karaoke.create, karaoke.save, ddweed.create, ddweed.save),
  addUsers: by(users.createUser, hiring.hirePerson),
  editUsers: { section: 'settings', calls: [], access: [{ flags: ['UsersEdit'] }] },
  editAgents: by(agents.saveAgent, agents.uploadAgentPhoto),
  setPasswords: by(users.editUser),
  removeUsers: by(users.deleteUser, hiring.partWithPerson),
  editCards: by(cards.createQrCard, cards.expireCard, cards.deleteCard),
  editCategories: by(categories.createCategory, categories.saveCategory, categories.deleteCategory),
  setAside: by(attention.setAside, attention.bringBack),
  editVenue: by(venue.saveVenueSettings),
  ownPreferences: by(preferences.savePreferences),
  ownMessages: by(messages.sendTestMessage),
  signOutUsers: by(sessions.signOutUser, factor.resetSecondFactor),
  ownSessions: by(sessions.endSession),
  ownPassword: by(users.changeOwnPassword),
  ownSecondFactor: by(
    factor.beginSecondFactor,
    factor.confirmSecondFactor,
    factor.renewRecoveryCodes,
    factor.turnOffSecondFactor,
  ),
} as const satisfies Readonly<Record<string, StaffAction>>;

/** Calls whose right depends on the fund operation in the body. */
export const FUND_CALLS = [funds.operateFunds, funds.undoOperation] as const;
const ofFund = (operation: funds.FundOperation): StaffAction => ({
  section: FUND_CALLS[0].sections[0],
  calls: FUND_CALLS,
  access: [funds.operationCall(operation).access],
});

export type StaffActionId = keyof typeof ACTIONS | funds.FundOperation;

const FUND_ACTIONS = Object.fromEntries(
  (Object.keys(FUND_OPERATIONS) as funds.FundOperation[]).map((operation) => [operation, ofFund(operation)]),
) as Readonly<Record<funds.FundOperation, StaffAction>>;

/** Everything that staff can do: each command of the contract belongs to one of these. */
export const STAFF_ACTIONS: Readonly<Record<StaffActionId, StaffAction>> = { ...ACTIONS, ...FUND_ACTIONS };

/**
 * Whether the person can do it: its section opens, and every rule lets them. Calls of ours count on our `own` server
 * alone; what consists of them cannot be done on another one.
 */
export function mayDo(id: StaffActionId, person: Person, special: SpecialLogins, own = true): boolean {
  const { section, calls, access = [] } = STAFF_ACTIONS[id];
  const rules = [...access, ...calls.filter(({ ours }) => own || !ours).map((call) => call.access)];
  return (
    rules.length > 0 && mayOpen(section, person, special) && rules.every((rule) => mayAccess(person, rule, special))
  );
}

type Found = Extract<(typeof ACTIONS)[keyof typeof ACTIONS], { readonly search: string }>['search'];

/** Ids of the actions that the search offers to the person. */
export const foundActions = (person: Person, special: SpecialLogins, own: boolean): readonly Found[] =>
  (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).flatMap((id) => {
    const action = ACTIONS[id];
    return 'search' in action && mayDo(id, person, special, own) ? [action.search] : [];
  });
