import { BEER_CRAFT, CRAFT, SIGHTS, type Access } from './permission';

/** Sidebar sections in order. A new `group` draws a rule above it. */
export const SECTIONS = [
  { id: 'menu', group: 1, access: { flags: ['MenuView'] } },
  { id: 'stock', group: 1, access: { flags: ['StockView'] } },
  { id: 'expenses', group: 2, access: { flags: ['ExpensesView'], private: true } },
  { id: 'operations', group: 2, access: { flags: ['CashierView'], private: true } },
  { id: 'orders', group: 2, access: { flags: ['OrdersView'] } },
  { id: 'craft', group: 3, access: CRAFT.read },
  { id: 'beer-craft', group: 3, access: BEER_CRAFT },
  { id: 'statistics', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'karaoke', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'ddweed', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'delivery', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'analytics', group: 4, access: { flags: ['OrdersView'], private: true } },
  { id: 'salary', group: 5, access: SIGHTS.wages },
  { id: 'payments', group: 5, access: { flags: ['SafeWitdhdraw'], private: true } },
  { id: 'settings', group: 6, access: 'signed-in' },
] as const satisfies readonly { id: string; group: number; access: Access }[];

export type SectionId = (typeof SECTIONS)[number]['id'];
