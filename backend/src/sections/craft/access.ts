import type { FastifyInstance } from 'fastify';
import type { CraftAction } from '@/lib/contract/access';
import { refusal } from '@/lib/contract/refusals';
import { craftRule } from '@/lib/sections/craft/rules/craft';
import { mayAccess } from '@/lib/rights/permissions';
import type { Caller } from '../../http/route';
import { requireCraft, type CraftRecord } from '../../ledger/crafts/find';

type Desk = Pick<FastifyInstance, 'special'>;
type Placed = Parameters<typeof craftRule>[0];

/** Whether the caller may do this with a craft whose product lies in the folder. */
export const mayCraft = ({ special }: Desk, caller: Caller, craft: Placed, action: CraftAction): boolean =>
  mayAccess(caller, craftRule(craft, action), special);

/** @throws ProblemError 3 unless the caller may do this with the craft. */
export function requireCraftAccess(desk: Desk, caller: Caller, craft: Placed, action: CraftAction): void {
  if (!mayCraft(desk, caller, craft, action)) throw refusal('noPrivilege');
}

/** Reads crafts for callers. @throws ProblemError 2 for an unknown craft, 3 unless the caller may do this with it */
export const craftsOf =
  (desk: Desk) =>
  async (
    db: Parameters<typeof requireCraft>[0],
    caller: Caller,
    craftId: number,
    action: CraftAction,
  ): Promise<CraftRecord> => {
    const craft = await requireCraft(db, craftId);
    requireCraftAccess(desk, caller, craft, action);
    return craft;
  };
