import type { Expense } from '@/lib/sections/expenses/contract';

export const NOW = 1_790_000_000;
const NONE = { sub_category_id: null, table_number: null, order_number: null, purchase_number: null };
const NAMED = { expense_id: 7, name: 'Лёд', category_id: 16, category_name: 'Услуги', user_name: 'nok' };
const BALANCES = { safe_before: 1000, safe_after: 700, cashier_before: 50, cashier_after: 50 };
const PAID = { quantity: 2.5, cost: -300, time: NOW - 60, is_cashier_order: false, paidtype: 'cash' } as const;
/** A service with only the fields that every server knows. */
export const LEGACY_SERVICE: Expense = { ...NONE, ...NAMED, ...BALANCES, ...PAID };
const OURS = { kind: 'service', flow: 'outcome', fund: 'safe', bank_before: 5, bank_after: 5 } as const;
export const SERVICE: Expense = { ...LEGACY_SERVICE, ...OURS, removed_time: null, files: 1 };
const INCOME = { kind: 'order', flow: 'income', cost: 500, fund: 'cashier', is_cashier_order: true } as const;
const UNNAMED = { name: '', quantity: null, category_id: null, category_name: '' };
/** Fields in which the expense of an order differs. */
export const ORDER: Partial<Expense> = { ...INCOME, ...UNNAMED, order_number: 41, table_number: '7' };

const INCOMES = { total_cash_income: 500, total_card_income: 0, total_income: 500, total_princess_promo_income: 0 };
const OUTCOMES = { total_cash_outcome: 300, total_card_outcome: 0, total_outcome: 300 };
const PROFITS = { total_cash_profit: 200, total_card_profit: 0, total_profit: 200 };
/** Totals of a list of expenses. */
export const TOTALS = { ...INCOMES, ...OUTCOMES, ...PROFITS, total_records: 2 };
