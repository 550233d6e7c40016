import type { FastifyInstance } from 'fastify';
import type { Access, CraftAction } from '@/lib/contract/permission';
import { refusal } from '@/lib/contract/refusals';
import { craftRule } from '@/lib/domain/craft';
import { mayAccess } from '@/lib/domain/permissions';
import type { Caller } from '../auth/sessions';

type Desk = Pick<FastifyInstance, 'standing'>;
/** Folder of a craft's product; null and 0 are the root. */
type Placed = Parameters<typeof craftRule>[0];

/** @throws ProblemError 3 unless the caller passes the rule. */
export function requireAccess({ standing }: Desk, caller: Caller, access: Access): void {
  if (!mayAccess(caller, access, standing)) throw refusal('noPrivilege');
}

/** @throws ProblemError 3 unless the caller may do this with the craft. */
export const requireCraftAccess = (desk: Desk, caller: Caller, craft: Placed, action: CraftAction): void =>
  requireAccess(desk, caller, craftRule(craft, action));

/** Whether the caller may read the craft. */
export const mayRead = ({ standing }: Desk, caller: Caller, craft: Placed): boolean =>
  mayAccess(caller, craftRule(craft, 'read'), standing);
