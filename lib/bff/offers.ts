import 'server-only';
import { batchStory } from '../contract/craft-batches';
import type { Endpoint } from '../contract/endpoint';
import { getExpenseFile } from '../contract/expenses';
import { getPurchase } from '../contract/stock';
import { SWITCHABLE } from '../contract/venue';
import { mayAccess, type Person } from '../domain/permissions';
import type { LegacyServer } from '../env';
import { isOff, openSections, settingsTabs } from '../navigation';
import type { Offers, RecordKind } from '../offers';
import { closedReports } from './closed-reports';
import { isOwn } from './servers';
import { standing } from './settings';

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
    sections: openSections(person, standing()),
    tabs: settingsTabs(person, standing(), own),
    closed: closedReports(person, own),
    records: (Object.keys(RECORDS) as RecordKind[]).filter((kind) =>
      mayAccess(person, RECORDS[kind].access, standing()),
    ),
    off: SWITCHABLE.filter((section) => isOff(section, person)),
    readsOnly: server.readonly,
  };
}
