import type { Flag } from '@/lib/contract/access';
import { holds, type Person } from '@/lib/rights/permissions';

/** Rights over money and accounts: with `SECOND_FACTOR=required` their holders need a second factor. */
const GUARDED: readonly Flag[] = ['FundsDirectChange', 'UsersEdit'];

/** Whether the venue asks a second factor of this person, given its setting. */
export const needsSecondFactor = (person: Person, setting: 'optional' | 'required'): boolean =>
  setting === 'required' && GUARDED.some((flag) => holds(person, flag));
