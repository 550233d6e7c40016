import 'server-only';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import type { Endpoint } from '@/lib/contract/endpoint';
import { getExpenseFile } from '@/lib/sections/expenses/contract';
import { getPurchase } from '@/lib/sections/stock/contract/stock';
import { SWITCHABLE } from '@/lib/sections/settings/contract/venue';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import type { LegacyServer } from '@/lib/env';
import { isOff, openSections, settingsTabs } from '@/lib/navigation';
import type { Offers, RecordKind } from '@/lib/rights/offers';
import { closedReports } from './closed-reports';
import { isOwn } from './servers';
import { specialLogins } from './settings';

/** The call that reads each record: its rule decides whether the record is offered. */
const RECORDS: Readonly<Record<RecordKind, Endpoint>> = {
  purchase: getPurchase,
  batch: batchStory,
  paper: getExpenseFile,
};

/** What screens may offer to a person on a server, by the functions that guard pages and calls. */
export function offersTo(person: Person, server: LegacyServer): Offers {
  const own = isOwn(server);
  return {
    sections: openSections(person, specialLogins()),
    tabs: settingsTabs(person, specialLogins(), own),
    closed: closedReports(person, own),
    records: (Object.keys(RECORDS) as RecordKind[]).filter((kind) =>
      mayAccess(person, RECORDS[kind].access, specialLogins()),
    ),
    off: SWITCHABLE.filter((section) => isOff(section, person)),
    readsOnly: server.readonly,
  };
}
