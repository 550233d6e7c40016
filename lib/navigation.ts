import type { Access } from './contract/permission';
import { isAdmin, isBrewer, isHiddenFrom, mayAccess, type Person, type Standing } from './domain/permissions';

/** Sidebar sections in order. A new `group` draws a rule above it. */
export const SECTIONS = [
  { id: 'menu', group: 1, access: { flags: ['MenuView'] } },
  { id: 'stock', group: 1, access: { flags: ['StockView'] } },
  { id: 'expenses', group: 2, access: { flags: ['ExpensesView'], private: true } },
  { id: 'operations', group: 2, access: { flags: ['CashierView'], private: true } },
  { id: 'orders', group: 2, access: { flags: ['OrdersView'] } },
  { id: 'craft', group: 3, access: { flags: ['StockView'], private: true } },
  { id: 'beer-craft', group: 3, access: { flags: ['BeerCraft'], logins: 'beerCraftViewers', private: true } },
  { id: 'statistics', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'karaoke', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'ddweed', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'delivery', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'analytics', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'salary', group: 5, access: { flags: ['ExpensesView'], private: true } },
  { id: 'payments', group: 5, access: { flags: ['SafeWithdraw'], private: true } },
  { id: 'settings', group: 6, access: 'signed-in' },
] as const satisfies readonly { id: string; group: number; access: Access }[];

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Sections with a period. The chosen period is carried between them. */
export const SECTIONS_WITH_PERIOD: readonly SectionId[] = [
  'expenses',
  'orders',
  'statistics',
  'karaoke',
  'ddweed',
  'delivery',
  'analytics',
];

const BUILT: readonly string[] = [
  ...['menu', 'stock', 'expenses', 'operations', 'orders'],
  ...['statistics', 'karaoke', 'ddweed', 'delivery'],
];

/** Sections without a screen yet: their page says so. */
export const NOT_BUILT: readonly SectionId[] = SECTIONS.map(({ id }) => id).filter((id) => !BUILT.includes(id));

const ALWAYS: readonly SectionId[] = ['menu', 'stock', 'settings'];
const FOR_BREWERS: readonly SectionId[] = [...ALWAYS, 'beer-craft'];

export const isSection = (id: string): id is SectionId => SECTIONS.some((section) => section.id === id);

const accessOf = (id: SectionId): Access => SECTIONS.find((section) => section.id === id)?.access ?? 'signed-in';

/** Whether the section is in the person's sidebar. */
export function isVisible(id: SectionId, person: Person, standing: Standing): boolean {
  if (isAdmin(person, standing)) return true;
  if (isHiddenFrom(person, accessOf(id), standing)) return false;
  if (isBrewer(person, standing)) return FOR_BREWERS.includes(id);
  if (id === 'beer-craft') return standing.beerCraftViewers.includes(person.login);
  return ALWAYS.includes(id) || mayAccess(person, accessOf(id), standing);
}

/** Whether the section's page opens: it is in the sidebar and the person may read it. */
export const mayOpen = (id: SectionId, person: Person, standing: Standing): boolean =>
  isVisible(id, person, standing) && mayAccess(person, accessOf(id), standing);

/** Landing page after sign-in. */
export const landingOf = (person: Person, standing: Standing): '/beer-craft' | '/menu' =>
  isBrewer(person, standing) && isVisible('beer-craft', person, standing) ? '/beer-craft' : '/menu';
