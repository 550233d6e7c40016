/** Kinds of routes; each has a byte budget of its own. */
export type Kind = 'login' | 'operations' | 'lists' | 'charts';

/** Sizes of a route's first load. */
export type Bytes = Record<'js' | 'css' | 'fonts' | 'document', number>;

/** Kilobytes (1,000 bytes) over the wire, compressed. */
export const BUDGETS: Readonly<Record<Kind, Readonly<Bytes>>> = {
  login: { js: 170, css: 35, fonts: 50, document: 8 },
  operations: { js: 200, css: 35, fonts: 50, document: 16 },
  lists: { js: 235, css: 35, fonts: 50, document: 16 },
  // The widest reports have fifteen columns of figures.
  charts: { js: 255, css: 35, fonts: 50, document: 18 },
};

/** Kilobytes that a route may need besides its kind's budget, each with its reason. */
export const EXTRA: Readonly<Record<string, Partial<Bytes>>> = {
  // All lines of a count come at once: it goes on without a network.
  '/stock/counts/1': { document: 10 },
  // Each of the fifty rows has the balances of three funds, before and after.
  '/expenses': { document: 1 },
  // Names of employees in Thai letters need their font.
  '/salary': { fonts: 20 },
  // Names of card holders in Thai letters need their font.
  '/statistics/discount_cards': { fonts: 20 },
};

/** The budget of one route. */
export function budgetOf(kind: Kind, path: string): Bytes {
  const budget = { ...BUDGETS[kind] };
  for (const [name, more] of Object.entries(EXTRA[path] ?? {})) budget[name as keyof Bytes] += more;
  return budget;
}
