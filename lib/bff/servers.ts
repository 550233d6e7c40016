import 'server-only';
import { venueName, type LegacyServer } from '@/lib/env';
import { settings } from './settings';

/** Address of our own backend, which runs beside every app. */
export const ownUrl = (): string => `http://127.0.0.1:${settings().BACKEND_PORT}`;

/** Our own backend as a server to call. */
export const ownServer = (): LegacyServer => ({
  id: 'venue',
  name: venueName(settings()),
  url: ownUrl(),
  hidden: false,
  readonly: false,
});

/** Servers to sign in to: those of LEGACY_SERVERS, or our own backend when none is set. */
export function servers(): readonly LegacyServer[] {
  const legacy = settings().LEGACY_SERVERS;
  return legacy.length > 0 ? legacy : [ownServer()];
}

/** Whether a server is our own backend. */
export const isOwn = (server: LegacyServer): boolean => server.url === ownUrl();

export const findServer = (id: string): LegacyServer | undefined => servers().find((server) => server.id === id);
