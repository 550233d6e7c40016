import 'server-only';
import { refusal } from '@/lib/contract/refusals';
import type { Person } from '@/lib/rights/permissions';
import type { LegacyServer } from '@/lib/env';
import { hiddenFrom } from '@/lib/rights/sights';
import { mayOpen, offSectionOf } from '@/lib/navigation';
import { inOnePlace } from '@/lib/lists/one-place';
import { seenTable } from '@/lib/lists/seen';
import { isSeen } from '@/lib/lists/seen-columns';
import type { ListTable } from '@/lib/lists/table';
import { isOwn } from '../servers';
import { standing } from '../settings';

/**
 * A list as its reader may see it on a server, for files and paper; null where its section or all of it is closed to them.
 * @throws ProblemError 3 for a list of a section that the venue has switched off
 */
export function listFor(whole: ListTable, person: Person, server?: LegacyServer): ListTable | null {
  const table = !server || isOwn(server) ? whole : inOnePlace(whole);
  if (offSectionOf(whole, person)) throw refusal('sectionOff');
  const hidden = hiddenFrom(person, standing());
  const isOpen = isSeen(table, hidden) && mayOpen(table.section, person, standing());
  return isOpen ? seenTable(table, hidden) : null;
}
