import 'server-only';
import type { Person } from '../../domain/permissions';
import { hiddenFrom } from '../../domain/sights';
import { mayOpen } from '../../navigation';
import { seenTable } from '../../reports/seen';
import { isSeen } from '../../reports/seen-columns';
import type { ListTable } from '../../reports/table';
import { standing } from '../settings';

/** A list as its reader may see it, for files and paper; null where its section or all of it is closed to them. */
export function listFor(table: ListTable, person: Person): ListTable | null {
  const hidden = hiddenFrom(person, standing());
  const isOpen = isSeen(table, hidden) && mayOpen(table.section, person, standing());
  return isOpen ? seenTable(table, hidden) : null;
}
