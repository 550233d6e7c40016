import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { PRIVATE, type Access } from '@/lib/contract/access';
import { Baht, BahtInput, Id, Name } from '@/lib/contract/primitives';
import { FUND_OPERATIONS } from '@/lib/contract/fund-operations';

const { call, ours } = endpointsOf('operations');

export const Fund = z.enum(['cashier', 'safe', 'bank']);
export type Fund = z.infer<typeof Fund>;

/** Balances of cashbox, safe and bank; the cashbox's is left out for callers from whom an open count hides it. */
export const getFunds = call({
  id: 'funds.get',
  path: '/api/v1/admin/funds',
  reply: z.object({ cashier: Baht.optional(), safe: Baht, bank: Baht }),
  access: { anyOf: ['ExpensesView', 'CashierView'], closedTo: PRIVATE },
  hides: [{ needs: 'cashbox', fields: ['cashier'] }],
  reads: ['funds', 'days'],
});

export type FundOperation = keyof typeof FUND_OPERATIONS;
export const FundOperation = z.enum(Object.keys(FUND_OPERATIONS) as [FundOperation, ...FundOperation[]]);

const operating = {
  anyOf: [
    'CashierDeposit',
    'CashierWithdraw',
    'SafeDeposit',
    'SafeTransferFromCashier',
    'SafeWitdhdraw',
    'FundsDirectChange',
  ],
  closedTo: PRIVATE,
} as const satisfies Access;

/**
 * Changes a balance. Code 3 without the operation's own right, 11 when the fund holds too little. `comment` is ours: why
 * it was done, shown with the operation; for a balance that is set it may not be empty. `balance` is ours: the one that the
 * caller saw before setting it, code 5 when it is another one by now. The reply's `entry_id` is ours, for `undoOperation`.
 */
export const operateFunds = call({
  id: 'funds.operation',
  path: '/api/v1/admin/funds/operation',
  body: z.object({
    operation: FundOperation,
    amount: BahtInput,
    comment: z.string().trim().max(200).optional(),
    balance: Baht.optional(),
  }),
  reply: z.object({ entry_id: Id.optional() }),
  access: operating,
  changes: ['funds', 'expenses'],
});

/** The call of one operation, with the right of its own. */
export const operationCall = (operation: FundOperation) => ({
  ...operateFunds,
  access: { flags: [FUND_OPERATIONS[operation]], closedTo: PRIVATE } as const,
});

/**
 * Takes back the caller's operation `entry_id`, or the latest one of this kind and amount, within two hours; a set
 * balance loses what setting it changed. Code 2 when there is none, 5 when it was taken back, 11 when the fund holds too
 * little.
 */
export const undoOperation = ours({
  id: 'funds.undo',
  path: '/api/v1/admin/funds/undo',
  body: z.object({ operation: FundOperation, amount: BahtInput, entry_id: Id.optional() }),
  reply: z.object({}),
  access: operating,
  changes: ['funds', 'expenses'],
});

/** Books a service, paid from the safe or by the owner. Code 11 when the safe holds too little. */
export const addService = call({
  id: 'services.add',
  path: '/api/v1/admin/services/add',
  body: z.object({
    category_id: Id,
    name: Name,
    price: BahtInput,
    use_own_funds: z.boolean(),
  }),
  reply: z.object({}),
  access: { flags: ['SafeWitdhdraw'], closedTo: PRIVATE },
  changes: ['funds', 'expenses'],
});
