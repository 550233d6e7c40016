import 'server-only';
import { mayAccess, type Person } from '../domain/permissions';
import { mayOpen } from '../navigation';
import { reportTables } from '../reports/sections';
import { standing } from './settings';

/**
 * Paths of the reports that the person may not open although their section is open. Servers that are not our `own` lack some.
 */
export const closedReports = (person: Person, own: boolean): string[] =>
  reportTables
    .filter(({ section, endpoint, report }) => {
      const opens = mayOpen(section, person, standing());
      return opens && ((report.ours && !own) || !mayAccess(person, endpoint.access, standing()));
    })
    .map(({ path }) => path);
