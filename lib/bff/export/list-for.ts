import 'server-only';
import { refusal } from '../../contract/refusals';
import type { Person } from '../../domain/permissions';
import type { LegacyServer } from '../../env';
import { hiddenFrom } from '../../domain/sights';
import { mayOpen, offSectionOf } from '../../navigation';
import { inOnePlace } from '../../reports/one-place';
import { seenTable } from '../../reports/seen';
import { isSeen } from '../../reports/seen-columns';
import type { ListTable } from '../../reports/table';
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
