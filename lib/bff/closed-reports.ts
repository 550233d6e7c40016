import 'server-only';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { mayOpen, offSectionOf } from '@/lib/navigation';
import { reportLists } from '@/lib/sections/reports';
import { specialLogins } from './settings';

/**
 * Paths of the reports that the person may not open although their section is open. Servers that are not our `own` lack some.
 */
export const closedReports = (person: Person, own: boolean): string[] =>
  reportLists
    .filter((table) => {
      const { section, endpoint, report } = table;
      const missing = (report.ours && !own) || offSectionOf(table, person) !== undefined;
      return (
        mayOpen(section, person, specialLogins()) && (missing || !mayAccess(person, endpoint.access, specialLogins()))
      );
    })
    .map(({ path }) => path);
