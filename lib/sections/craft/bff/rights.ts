import 'server-only';
import { BEER_CRAFT, CRAFT, type CraftAction } from '@/lib/contract/permission';
import { mayAccess } from '@/lib/rights/permissions';
import type { Visit } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';

/** What the visitor may do with beer crafts, or with all others. */
export function craftReader({ person, server }: Visit, { beer }: { readonly beer: boolean }) {
  const may = (action: CraftAction) =>
    !server.readonly && mayAccess(person, beer ? BEER_CRAFT : CRAFT[action], specialLogins());
  return { beer, adds: may('add'), edits: may('edit'), administers: may('admin'), isOwn: isOwn(server) };
}
