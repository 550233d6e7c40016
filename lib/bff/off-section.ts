import 'server-only';
import type { Person } from '@/lib/rights/permissions';
import type { SectionId } from '@/lib/contract/sections';
import { isSection, offSectionOf } from '@/lib/navigation';
import { findList } from '@/lib/sections/lists';
import { reportLists } from '@/lib/sections/reports';

/** The section that is switched off and hides the page, report or paper at a path; undefined if there is none. */
export function offSectionAt(path: string, person: Person): SectionId | undefined {
  const [, first = '', second = ''] = path.split('/');
  const list = first === 'print' ? findList(second) : reportLists.find((table) => table.path === path);
  if (list) return offSectionOf(list, person);
  return isSection(first) ? offSectionOf({ section: first }, person) : undefined;
}
