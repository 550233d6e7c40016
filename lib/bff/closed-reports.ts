import 'server-only';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { mayOpen, offSectionOf } from '@/lib/navigation';
import { reportTables } from '@/lib/sections/reports';
import { standing } from './settings';

/**
 * Paths of the reports that the person may not open although their section is open. Servers that are not our `own` lack some.
 */
export const closedReports = (person: Person, own: boolean): string[] =>
  reportTables
    .filter((table) => {
      const { section, endpoint, report } = table;
      const missing = (report.ours && !own) || offSectionOf(table, person) !== undefined;
      return mayOpen(section, person, standing()) && (missing || !mayAccess(person, endpoint.access, standing()));
    })
    .map(({ path }) => path);
