import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, Quantity, UnixSeconds } from '@/lib/contract/primitives';
import { Payer } from './debts';

const { call } = endpointsOf('stock');

/** One line of a purchase. `price` is the line's total in baht. `removed` (ours) marks a line taken back. */
const PurchaseLine = z.object({
  story_id: Id,
  name: z.string(),
  category: z.string(),
  measure: z.string(),
  quantity: Quantity,
  price: Baht,
  removed: z.boolean().optional(),
});

/**
 * `total_amount` leaves out lines taken back. The lines are what an expense paid for, so that they need the right of expenses
 * and not that of stock. The call is not private: an item's history leads to it. Ours: who paid
 * (the fund of the debt's payment once a debt is paid, see `paid_time`), the invoice, and what is still owed.
 */
export const getPurchase = call({
  id: 'stock.purchase',
  path: '/api/v1/admin/stock/purchase/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({
    purchase_number: Id,
    time: UnixSeconds,
    user_name: z.string(),
    items: z.array(PurchaseLine),
    total_amount: Baht,
    payer: Payer.optional(),
    supplier: z.string().optional(),
    invoice_number: z.string().optional(),
    invoice_date: z.string().nullable().optional(),
    due: Baht.optional(),
    paid_time: UnixSeconds.nullable().optional(),
    files: z.array(z.object({ file_id: Id, file_name: z.string() })).optional(),
    prev_purchase_number: Id.nullable(),
    next_purchase_number: Id.nullable(),
  }),
  access: { flags: ['ExpensesView'] },
  reads: ['stock'],
});
