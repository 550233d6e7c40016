import type { Expense } from '@/lib/sections/expenses/contract';

export const NOW = 1_790_000_000;
export const SERVICE: Expense = {
  expense_id: 7,
  name: 'Лёд',
  category_id: 16,
  category_name: 'Услуги',
  sub_category_id: null,
  quantity: 2.5,
  table_number: null,
  user_name: 'nok',
  cost: -300,
  safe_before: 1000,
  safe_after: 700,
  time: NOW - 60,
  cashier_before: 50,
  cashier_after: 50,
  is_cashier_order: false,
  paidtype: 'cash',
  order_number: null,
  purchase_number: null,
  kind: 'service',
  flow: 'outcome',
  fund: 'safe',
  bank_before: 5,
  bank_after: 5,
  removed_time: null,
  files: 1,
};
/** Fields in which the expense of an order differs. */
export const ORDER: Partial<Expense> = {
  name: '',
  kind: 'order',
  flow: 'income',
  cost: 500,
  fund: 'cashier',
  is_cashier_order: true,
  order_number: 41,
  table_number: '7',
  quantity: null,
  category_id: null,
  category_name: '',
};
