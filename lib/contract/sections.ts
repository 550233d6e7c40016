import { PRIVATE, BEER_CRAFT, CRAFT, SIGHTS, type Access } from './access';

/** Sidebar sections in order. A new `group` draws a rule above it. */
export const SECTIONS = [
  { id: 'overview', group: 0, access: { anyOf: ['OrdersView', 'CashierView', 'ExpensesView'], closedTo: PRIVATE } },
  { id: 'menu', group: 1, access: { flags: ['MenuView'] } },
  { id: 'stock', group: 1, access: { flags: ['StockView'] } },
  { id: 'expenses', group: 2, access: { flags: ['ExpensesView'], closedTo: PRIVATE } },
  { id: 'operations', group: 2, access: { flags: ['CashierView'], closedTo: PRIVATE } },
  { id: 'orders', group: 2, access: { flags: ['OrdersView'], closedTo: ['brewers'] } },
  { id: 'craft', group: 3, access: CRAFT.read },
  { id: 'beer-craft', group: 3, access: BEER_CRAFT },
  { id: 'statistics', group: 4, access: { flags: ['OrdersView'], closedTo: PRIVATE } },
  { id: 'karaoke', group: 4, access: { flags: ['OrdersView'], closedTo: PRIVATE } },
  { id: 'ddweed', group: 4, access: { flags: ['OrdersView'], closedTo: PRIVATE } },
  { id: 'delivery', group: 4, access: { flags: ['OrdersView'], closedTo: PRIVATE } },
  { id: 'analytics', group: 4, access: { flags: ['OrdersView'], closedTo: PRIVATE } },
  { id: 'salary', group: 5, access: SIGHTS.wages },
  { id: 'payments', group: 5, access: { flags: ['SafeWitdhdraw'], closedTo: PRIVATE } },
  { id: 'settings', group: 6, access: 'signed-in' },
] as const satisfies readonly { id: string; group: number; access: Access }[];

export type SectionId = (typeof SECTIONS)[number]['id'];
