import 'server-only';
import { mayAccess, type Person } from '../domain/permissions';
import { mayOpen } from '../navigation';
import { reportTables } from '../reports/sections';
import { standing } from './settings';

/** Paths of the reports that the person may not open although their section is open. */
export const closedReports = (person: Person): string[] =>
  reportTables
    .filter(({ section, endpoint }) => {
      const opens = mayOpen(section, person, standing());
      return opens && !mayAccess(person, endpoint.access, standing());
    })
    .map(({ path }) => path);
