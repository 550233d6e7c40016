import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, BahtInput, Id } from '@/lib/contract/primitives';
import { paying } from './operations';
import { inMonth, reading } from './salary';

const { ours } = endpointsOf('salary');

/**
 * People who left, by name, with their last month and position, and what they owe in baht: what their last month
 * overpaid, with what was left of their credits.
 */
export const formerEmployees = ours({
  id: 'salary.former',
  ...reading,
  path: '/api/v1/admin/salary/former',
  body: z.object({}),
  reply: z.object({
    items: z.array(
      z.object({ employee_id: Id, employee_name: z.string(), position: z.string(), ...inMonth, owed: Baht }),
    ),
  }),
});
export type FormerEmployee = z.infer<(typeof formerEmployees)['reply']>['items'][number];

/**
 * Settles what somebody who left owes, or a part of it. `collect` takes the money into the safe, `write_off` gives
 * it up by a bonus in the last month, which needs a reason. Code 5 for somebody who works here, 1 for more than is owed.
 */
export const settleDebt = ours({
  id: 'salary.settle',
  ...paying,
  path: '/api/v1/admin/salary/settle',
  body: z.object({
    employee_id: Id,
    way: z.enum(['collect', 'write_off']),
    amount: BahtInput,
    description: z.string().trim().max(500).optional(),
  }),
  reply: z.object({ salary_story_id: Id }),
});
