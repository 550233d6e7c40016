import 'server-only';
import type { Person } from '../domain/permissions';
import { isSection, offSectionOf, type SectionId } from '../navigation';
import { findTable } from '../reports/registry';
import { reportTables } from '../reports/sections';

/** The section that is switched off and hides the page, report or paper at a path; undefined if there is none. */
export function offSectionAt(path: string, person: Person): SectionId | undefined {
  const [, first = '', second = ''] = path.split('/');
  const list = first === 'print' ? findTable(second) : reportTables.find((table) => table.path === path);
  if (list) return offSectionOf(list, person);
  return isSection(first) ? offSectionOf({ section: first }, person) : undefined;
}
