import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { SIGHTS } from '@/lib/contract/access';
import { mayOpen, offSectionOf } from '@/lib/navigation';
import { reportLists } from '@/lib/sections/reports';
import { may, type Capabilities, type Offers } from '@/lib/rights/may';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { hiddenFrom } from '@/lib/rights/sights';
import type { LegacyServer } from '@/lib/env';
import { isOwn } from './servers';
import { specialLogins } from './settings';

export const capabilitiesOf = (server: LegacyServer): Capabilities => ({
  ours: isOwn(server),
  readsOnly: server.readonly,
});

/** Special logins, without the logins of other people. */
function ownOf({ adminLogin, localhostLogin, ...lists }: SpecialLogins, login: string): SpecialLogins {
  const own = (logins: readonly string[]) => logins.filter((one) => one === login);
  return {
    adminLogin: own([adminLogin])[0] ?? '',
    localhostLogin: own([localhostLogin])[0] ?? '',
    craftAdmins: own(lists.craftAdmins),
    salaryEditors: own(lists.salaryEditors),
    beerCraftViewers: own(lists.beerCraftViewers),
  };
}

interface Visitor {
  readonly person: Person;
  readonly server: LegacyServer;
}

/** Computes what screens offer a person on a server, with the functions that guard pages and calls. */
export function offersTo({ person, server }: Visitor): Offers {
  const hidden = hiddenFrom(person, specialLogins());
  return {
    person,
    special: ownOf(specialLogins(), person.login),
    server: capabilitiesOf(server),
    hidden,
    waiting: hidden.filter((sight) => mayAccess(person, SIGHTS[sight], specialLogins())),
    closed: closedReports({ person, server }),
  };
}

/** Paths of the reports that the person may not open although their section is open. */
export const closedReports = (visitor: Visitor): string[] =>
  reportLists
    .filter((table) => {
      const { person } = visitor;
      const isOpen = offSectionOf(table, person) === undefined && mayAt(visitor, table.endpoint);
      return mayOpen(table.section, person, specialLogins()) && !isOpen;
    })
    .map(({ path }) => path);

/** Whether the visitor of a page may make a call, as its screen asks `useMay`. */
export const mayAt = ({ person, server }: Visitor, call: Endpoint): boolean =>
  may({ person, special: specialLogins(), server: capabilitiesOf(server) }, call);
