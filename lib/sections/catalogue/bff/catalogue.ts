import 'server-only';
import { standInToken } from '@/lib/http/stand-in-token';
import type { ExportTarget } from '../contract';
import { CODE, ProblemError } from '@/lib/contract/problem';
import type { LegacyServer } from '@/lib/env';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';

/**
 * Address and token of a catalogue. The token goes to the catalogue only: never into a log line, an error or a browser.
 */
export interface Catalogue {
  readonly target: ExportTarget;
  readonly url: string;
  readonly token: string;
  /** Whether it is our own stand-in. */
  readonly own: boolean;
}

function outside(target: ExportTarget) {
  const { EXPORT_CANNABIS_URL, EXPORT_CANNABIS_TOKEN, EXPORT_KARAOKE_URL, EXPORT_KARAOKE_TOKEN } = settings();
  return {
    cannabis: { url: EXPORT_CANNABIS_URL, token: EXPORT_CANNABIS_TOKEN },
    karaoke: { url: EXPORT_KARAOKE_URL, token: EXPORT_KARAOKE_TOKEN },
  }[target];
}

/** Kind of catalogue for users of this server; `none` without an address and without our own menu. */
export function catalogueKind(target: ExportTarget, server: LegacyServer): 'outside' | 'own' | 'none' {
  if (outside(target).url !== undefined) return 'outside';
  return isOwn(server) ? 'own' : 'none';
}

/**
 * The catalogue of a target.
 * @throws ProblemError 1010 when no address is set and the menu is on a legacy server, which our own catalogue cannot
 * read.
 */
export function catalogueOf(target: ExportTarget, server: LegacyServer, failed: string): Catalogue {
  const { url, token = '' } = outside(target);
  if (url !== undefined) return { target, url, token, own: false };
  const { SESSION_SECRET } = settings();
  if (!isOwn(server) || SESSION_SECRET === undefined) throw new ProblemError(CODE.notSetUp, failed);
  return {
    target,
    url: `${server.url}/catalogue/${target}`,
    token: standInToken(SESSION_SECRET, `catalogue ${target}`),
    own: true,
  };
}
