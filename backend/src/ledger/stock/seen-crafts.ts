import { sql, type SQL } from 'drizzle-orm';
import { BEER_CRAFT, CRAFT } from '@/lib/contract/access';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';

/** Crafts that a person may read: those of the Brew folder, and all others. */
export interface SeenCrafts {
  readonly beer: boolean;
  readonly other: boolean;
}

/** For a list that names no batches. */
export const NONE_SEEN: SeenCrafts = { beer: false, other: false };

export const craftsSeenBy = (person: Person | null, special: SpecialLogins): SeenCrafts => ({
  beer: mayAccess(person, BEER_CRAFT, special),
  other: mayAccess(person, CRAFT.read, special),
});

/** Whether the row `product` of `stock_items` makes its craft a beer craft. */
export const isBeerCraft: SQL = sql`(product.parent_id is not distinct from ${BREW_FOLDER}::int)`;

/** Whether a person may read the craft of the row `product`. */
export const isSeen = ({ beer, other }: SeenCrafts): SQL =>
  sql`case when ${isBeerCraft} then ${beer}::boolean else ${other}::boolean end`;
