import { z } from '#zod';

/** The 32 rights by name, in string order. Bit numbers count from the right: bit `b` stands at index `31 - b`. */
export const FLAGS = [
  'CashierLogin',
  'ChangeCashierPassword',
  'ChangeAgentPassword',
  'ChangeManagerPassword',
  'DiscountCard5',
  'DiscountCard10',
  'DiscountCard15',
  'DiscountCard20',
  'DiscountCard50',
  'NoPayOrder',
  'CancelOrder',
  'MenuView',
  'MenuEdit',
  'StockView',
  'StockAdd',
  'StockDelete',
  'StockEdit',
  'ExpensesView',
  'ExpensesDelete',
  'CashierView',
  'OrdersView',
  'UsersEdit',
  'ExpensesCategoriesEdit',
  'ProgramLogin',
  'CashierDeposit',
  'CashierWithdraw',
  'SafeDeposit',
  'SafeTransferFromCashier',
  'FundsDirectChange',
  'SafeWitdhdraw',
  'IgnoreDiscount',
  'BeerCraft',
] as const;

export type Flag = (typeof FLAGS)[number];

/** A user's rights on the wire: 32 characters, `1` where the flag at that index is held. */
export const Permissions = z.string().regex(/^[01]{32}$/);

/** Logins that get access from a setting of the venue, not from a flag. */
export const LOGIN_LISTS = ['craftAdmins', 'salaryEditors', 'beerCraftViewers'] as const;
export type LoginList = (typeof LOGIN_LISTS)[number];

/** People to whom a rule may be closed whatever they hold: the login `localhost`, and brewers. */
export type Outsider = 'localhost' | 'brewers';

/** `closedTo` of what is private: neither the login `localhost` nor brewers pass. */
export const PRIVATE = ['localhost', 'brewers'] as const satisfies readonly Outsider[];

interface Closing {
  readonly closedTo?: readonly Outsider[];
}

/**
 * Rights that a person needs. `flags` needs all of them, or a login in the list `logins`; `anyOf` needs one. Nobody of
 * `closedTo` passes, whatever flags they hold. The login `admin` passes every rule.
 */
export type Rule =
  | (Closing & { readonly flags: readonly [Flag, ...Flag[]]; readonly logins?: LoginList })
  | (Closing & { readonly anyOf: readonly [Flag, ...Flag[]] })
  | (Closing & { readonly logins: LoginList });

/** Who may make a call or open a section. `either` needs one of its rules; which one, the record decides. */
export type Access =
  | 'public'
  | 'signed-in'
  /** The till, by its token. */
  | 'till'
  | Rule
  | { readonly either: readonly [Rule, ...Rule[]] };

/** Rules of crafts outside the Brew folder: read, add a batch, change the recipe, create and remove. */
export const CRAFT = {
  read: { flags: ['StockView'], closedTo: PRIVATE },
  add: { flags: ['StockView', 'StockAdd'], closedTo: PRIVATE },
  edit: { flags: ['StockView', 'StockEdit'], logins: 'craftAdmins', closedTo: PRIVATE },
  admin: { logins: 'craftAdmins', closedTo: PRIVATE },
} as const satisfies Readonly<Record<string, Rule>>;

export type CraftAction = keyof typeof CRAFT;

/** Rule of crafts of the Brew folder, for every action. */
export const BEER_CRAFT = {
  flags: ['BeerCraft'],
  logins: 'beerCraftViewers',
  closedTo: ['localhost'],
} as const satisfies Rule;

/** Rule of the accounts: UsersEdit reads and changes them; the other flags set the passwords of one role each. */
export const STAFF = {
  anyOf: ['UsersEdit', 'ChangeCashierPassword', 'ChangeAgentPassword', 'ChangeManagerPassword'],
} as const satisfies Access;

/**
 * Figures that need a right beyond that of the call or section they appear in, by what they tell. Each reply names the
 * fields that it hides (`Endpoint.hides`).
 */
export const SIGHTS = {
  /** Prime costs, purchase prices, margins and what follows from them. */
  costs: { flags: ['StockView'] },
  /** Stock quantities and their movements, except sales. */
  quantities: { flags: ['StockView'] },
  /** Quantities and costs in calls that have a right of their own: what stock and crafts hold, and average prices. */
  held: 'signed-in',
  /** Value of what the stock holds. */
  worth: { flags: ['StockView'] },
  /** Balances of cashbox, safe and bank. */
  balances: { anyOf: ['CashierView', 'ExpensesView'], closedTo: PRIVATE },
  /** Balance of the cashbox, and what a count of it is expected to give. */
  cashbox: { anyOf: ['CashierView', 'ExpensesView'], closedTo: PRIVATE },
  /** Balance of the cashbox before and after a booking. */
  booked: { anyOf: ['CashierView', 'ExpensesView'], closedTo: PRIVATE },
  /** Sums taken and spent in a period in cash, and by card: the sum of both less the card part gives the cash. */
  takings: 'signed-in',
  /** Wages, what is paid to employees, and what follows from them. */
  wages: { flags: ['ExpensesView'], closedTo: PRIVATE },
  /** Totals that only another server knows: they may be costs, wages or bonuses. */
  unknown: { flags: ['StockView', 'ExpensesView', 'SafeWitdhdraw'], closedTo: PRIVATE },
} as const satisfies Readonly<Record<string, Access>>;

export type Sight = keyof typeof SIGHTS;

/** Who may count the cashbox. */
export const CASH_COUNT = { flags: ['CashierView'], closedTo: PRIVATE } as const satisfies Rule;

interface BlindCount {
  readonly closes: readonly Sight[];
  /** Sights closed in replies for a period that includes a part of the day to close. */
  readonly closesSums?: readonly Sight[];
  /** Sights closed beside bookings of the day to close, by rules with `at`. */
  readonly closesRows?: readonly Sight[];
  readonly except: Rule;
}

/**
 * Figures that a blind count closes while it waits, and the right that sees them all the same. Costs follow from average
 * prices, of which two beside a delivery give the quantity.
 */
export const BLIND_COUNTS = {
  stock: { closes: ['costs', 'quantities', 'held', 'worth'], except: { flags: ['StockEdit'] } },
  cashbox: {
    closes: ['cashbox'],
    closesSums: ['takings'],
    closesRows: ['booked'],
    except: { flags: ['FundsDirectChange'], closedTo: PRIVATE },
  },
} as const satisfies Readonly<Record<'stock' | 'cashbox', BlindCount>>;

/** Fields and rows that a reply leaves out for people without the right to see them. */
export interface Hidden {
  readonly needs: Sight;
  /** Fields by wire name, at any depth. */
  readonly fields?: readonly string[];
  /** Rows of a list that have one of these values in the field of this name. */
  readonly rows?: Readonly<Record<string, readonly (number | string)[]>>;
  /** Fields of the named objects, except these. */
  readonly unlisted?: { readonly of: readonly string[]; readonly except: readonly string[] };
  /** Only for requests whose body has one of these values in the field of this name. */
  readonly asked?: Readonly<Record<string, readonly (number | string)[]>>;
  /**
   * Names of the moment of an object, in Unix seconds; the first that it has counts. A count of the cashbox closes the
   * fields beside bookings of the day to close.
   */
  readonly at?: readonly [string, ...string[]];
}
