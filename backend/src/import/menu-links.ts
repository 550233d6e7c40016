import { eq } from 'drizzle-orm';
import { insertRows } from '../db/insert-rows';
import type { Transaction } from '../db/open';
import { importLinks } from '../db/schema';
import type { FolderLink } from './folders';
import type { Numbers } from './numbers';

/** Dishes and folders of the menu by their identity in a source. */
export async function menuLinks(tx: Transaction, source: string): Promise<Map<string, number>> {
  const links = await tx.select().from(importLinks).where(eq(importLinks.source, source));
  return new Map(links.map(({ external_id, menu_id }) => [external_id, menu_id]));
}

/** Links dishes and folders with their identity in a source, in place of what it meant before. */
export const writeMenuLinks = (tx: Transaction, source: string, links: readonly FolderLink[], { real }: Numbers) =>
  insertRows(
    tx,
    importLinks,
    links.map(({ external_id, item_id }) => ({ source, external_id, menu_id: real(item_id) })),
    ['source', 'external_id'],
  );
