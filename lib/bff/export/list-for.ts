import 'server-only';
import { refusal } from '@/lib/contract/refusals';
import type { Person } from '@/lib/rights/permissions';
import type { LegacyServer } from '@/lib/env';
import { hiddenFrom } from '@/lib/rights/sights';
import { mayOpen, offSectionOf } from '@/lib/navigation';
import { inOnePlace } from '@/lib/lists/one-place';
import { seenTable } from '@/lib/lists/seen';
import { isSeen } from '@/lib/lists/seen-columns';
import type { List } from '@/lib/lists/list';
import { isOwn } from '../servers';
import { specialLogins } from '../settings';

/**
 * A list as its reader may see it on a server, for files and paper; null where its section or all of it is closed to them.
 * @throws ProblemError 3 for a list of a section that the venue has switched off
 */
export function listFor(whole: List, person: Person, server?: LegacyServer): List | null {
  const table = !server || isOwn(server) ? whole : inOnePlace(whole);
  if (offSectionOf(whole, person)) throw refusal('sectionOff');
  const hidden = hiddenFrom(person, specialLogins());
  const isOpen = isSeen(table, hidden) && mayOpen(table.section, person, specialLogins());
  return isOpen ? seenTable(table, hidden) : null;
}
