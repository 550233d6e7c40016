import 'server-only';
import { standInToken } from '../stand-in-token';
import type { ExportTarget } from '../contract/menu-export';
import { CODE, ProblemError } from '../contract/problem';
import type { LegacyServer } from '../env';
import { isOwn } from './servers';
import { settings } from './settings';

/** Where a catalogue is and what opens it. The token goes to the catalogue alone: no log line, no error, no browser. */
export interface Catalogue {
  readonly target: ExportTarget;
  readonly url: string;
  readonly token: string;
  /** Our own, which stands in where no outside one is set. */
  readonly own: boolean;
}

function outside(target: ExportTarget) {
  const { EXPORT_CANNABIS_URL, EXPORT_CANNABIS_TOKEN, EXPORT_KARAOKE_URL, EXPORT_KARAOKE_TOKEN } = settings();
  return {
    cannabis: { url: EXPORT_CANNABIS_URL, token: EXPORT_CANNABIS_TOKEN },
    karaoke: { url: EXPORT_KARAOKE_URL, token: EXPORT_KARAOKE_TOKEN },
  }[target];
}

/** Whose a catalogue is for people of this server; `none` when there is neither an address nor our own menu. */
export function catalogueKind(target: ExportTarget, server: LegacyServer): 'outside' | 'own' | 'none' {
  if (outside(target).url !== undefined) return 'outside';
  return isOwn(server) ? 'own' : 'none';
}

/**
 * The catalogue that a target stands for.
 * @throws ProblemError 1010 when no address is set and the menu is not ours: our own catalogue could not read it.
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
