import { eq } from 'drizzle-orm';
import { insertRows } from '../db/insert-rows';
import type { Transaction } from '../db/open';
import { importLinks } from '../db/schema';
import type { FolderLink } from './folders';
import type { Numbers } from './numbers';

/** Ids of dishes and menu folders by their id in an imported source. */
export async function menuLinks(tx: Transaction, source: string): Promise<Map<string, number>> {
  const links = await tx.select().from(importLinks).where(eq(importLinks.source, source));
  return new Map(links.map(({ external_id, menu_id }) => [external_id, menu_id]));
}

/** Links dishes and menu folders to their ids in a source. A link that is there already gets the new dish or folder. */
export const writeMenuLinks = (tx: Transaction, source: string, links: readonly FolderLink[], { real }: Numbers) =>
  insertRows(
    tx,
    importLinks,
    links.map(({ external_id, item_id }) => ({ source, external_id, menu_id: real(item_id) })),
    ['source', 'external_id'],
  );
