import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, UnixSeconds } from '@/lib/contract/primitives';
import { PRIVATE } from '@/lib/contract/access';

const { ours } = endpointsOf('operations');

/**
 * Who pays for a delivery: a fund, a person's own money, or nobody yet (a debt to the supplier). A legacy server knows
 * the safe and the last two only.
 */
export const PAYERS = ['safe', 'cashier', 'bank', 'owner', 'later'] as const;
export const Payer = z.enum(PAYERS);
export type Payer = z.infer<typeof Payer>;

/** Whether a text is an existing date, as `YYYY-MM-DD`. */
const isDate = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Ours: what a delivery's invoice says. */
export const invoice = {
  supplier: z.string().trim().max(200).optional(),
  invoice_number: z.string().trim().max(60).optional(),
  invoice_date: z.string().refine(isDate).nullable().optional(),
};

/** A delivery that is not paid yet. `due` leaves out lines taken back. */
export const Debt = z.object({
  purchase_number: Id,
  time: UnixSeconds,
  user_name: z.string(),
  supplier: z.string(),
  invoice_number: z.string(),
  invoice_date: z.string().nullable(),
  due: Baht,
});
export type Debt = z.infer<typeof Debt>;

/** Deliveries to be paid later that are still owed, oldest first. */
export const listDebts = ours({
  id: 'stock.debts',
  path: '/api/v1/admin/stock/debts',
  reply: z.object({ items: z.array(Debt), total: Baht }),
  access: { flags: ['ExpensesView'], closedTo: PRIVATE },
  reads: ['expenses', 'funds'],
});

/**
 * Pays a delivery's debt as a whole. The payment is an expense of its own, which `deleteExpense` takes back. Code
 * 2 for a delivery that nobody owes, 11 when the fund holds too little.
 */
export const payDebt = ours({
  id: 'stock.payDebt',
  path: '/api/v1/admin/stock/debts/pay',
  body: z.object({ purchase_number: Id, payer: Payer.exclude(['later']) }),
  reply: z.object({ paid: Baht }),
  access: { flags: ['ExpensesView', 'SafeWitdhdraw'], closedTo: PRIVATE },
  changes: ['stock', 'funds', 'expenses'],
});

/** Suppliers of earlier deliveries, the latest first. */
export const listSuppliers = ours({
  id: 'stock.suppliers',
  path: '/api/v1/admin/stock/suppliers',
  reply: z.object({ items: z.array(z.string()) }),
  access: { flags: ['StockAdd'] },
  reads: ['expenses'],
});
