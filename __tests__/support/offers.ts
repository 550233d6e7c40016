import { FLAGS, type Flag, type LoginList, type Sight } from '@/lib/contract/access';
import type { Offers } from '@/lib/rights/may';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';

export interface TestOffers extends Partial<Pick<Offers, 'closed' | 'hidden' | 'waiting'>> {
  /** Rights of somebody who is not the administrator. */
  readonly permissions?: string;
  /** Instead of `permissions`: rights that such a person lacks; they have the others, but are no brewer. */
  readonly without?: readonly Flag[];
  /** Lists of special logins that the person is on. */
  readonly lists?: readonly LoginList[];
  readonly login?: string;
  /** The login is `localhost`, which private rules are closed to. */
  readonly localhost?: boolean;
  readonly off?: readonly string[];
  /** Whether the server is our own. */
  readonly ours?: boolean;
  readonly readsOnly?: boolean;
}

const NOTHING: readonly Sight[] = [];

/** Offers to a person on a server: everything but what is said. */
export function offersOf({
  without,
  permissions = without && permissionsOf(FLAGS.filter((flag) => ![...without, 'BeerCraft'].includes(flag))),
  lists = [],
  localhost = false,
  off = [],
  ours = true,
  readsOnly = false,
  ...given
}: TestOffers) {
  const isAdmin = permissions === undefined;
  const { login = isAdmin ? 'admin' : 'olga', hidden = NOTHING, waiting = NOTHING, closed = [] } = given;
  const listed = (list: LoginList) => (lists.includes(list) ? [login] : []);
  return {
    person: { login, permissions: permissions ?? MAX_PERMISSION, off },
    special: {
      adminLogin: isAdmin ? login : '',
      localhostLogin: localhost ? login : '',
      craftAdmins: listed('craftAdmins'),
      salaryEditors: listed('salaryEditors'),
      beerCraftViewers: listed('beerCraftViewers'),
    },
    server: { ours, readsOnly },
    hidden,
    waiting,
    closed,
  } satisfies Offers;
}
