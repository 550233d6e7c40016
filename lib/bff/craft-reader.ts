import 'server-only';
import { BEER_CRAFT, CRAFT, type CraftAction } from '../contract/permission';
import { mayAccess } from '../domain/permissions';
import type { Visit } from './require-page';
import { isOwn } from './servers';
import { standing } from './settings';

/** What the visitor may do with beer crafts, or with all others. */
export function craftReader({ person, server }: Visit, { beer }: { readonly beer: boolean }) {
  const may = (action: CraftAction) =>
    !server.readonly && mayAccess(person, beer ? BEER_CRAFT : CRAFT[action], standing());
  return { beer, adds: may('add'), edits: may('edit'), administers: may('admin'), isOwn: isOwn(server) };
}
