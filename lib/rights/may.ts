import type { Endpoint } from '@/lib/contract/endpoint';
import { isSection, mayOpen, settingsTabs } from '@/lib/navigation';
import type { Sight } from '@/lib/contract/access';
import { mayAccess, type Person, type SpecialLogins } from './permissions';

/** Server capabilities. */
export interface Capabilities {
  /** It is our own: it has the calls, fields and filters of ours. A legacy server has the original ones alone. */
  readonly ours: boolean;
  /** It takes no changes, whatever the person's rights. */
  readonly readsOnly: boolean;
}

/** Facts that decide what screens offer to a person. A thing that is not offered is shown as text, without a link. */
export interface Offers {
  readonly person: Person;
  /** The person's own special logins. Other logins are not sent to the browser. */
  readonly special: SpecialLogins;
  readonly server: Capabilities;
  /** Figures that the person may not see. */
  readonly hidden: readonly Sight[];
  /** Hidden figures that an open count hides. The person sees them again when the count ends. */
  readonly waiting: readonly Sight[];
  /** Paths of reports that the person may not open although their section is open. */
  readonly closed: readonly string[];
}

type Asked = Pick<Endpoint, 'access' | 'ours' | 'changes'>;

/** Whether a server has a call. */
export const knows = (server: Capabilities, call: Pick<Endpoint, 'ours'>): boolean => server.ours || !call.ours;

/** Whether the person may make a call: the server knows it and takes it, and the person has the right. */
export const may = ({ person, special, server }: Omit<Offers, 'hidden' | 'waiting' | 'closed'>, call: Asked): boolean =>
  knows(server, call) && !(server.readsOnly && call.changes) && mayAccess(person, call.access, special);

/** Whether an address of a screen opens for the person, as far as section, tab of the settings and report say. */
export function leadsTo({ person, special, server, closed }: Offers, address: string): boolean {
  const [path = ''] = address.split('?');
  const [, section = '', tab] = path.split('/');
  if (!isSection(section) || !mayOpen(section, person, special) || closed.includes(path)) return false;
  return (
    section !== 'settings' || tab === undefined || settingsTabs(person, special, server.ours).some((one) => one === tab)
  );
}
