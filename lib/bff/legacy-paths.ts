import type { Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints } from '@/lib/sections/endpoints';
import type { LegacyServer, Settings } from '@/lib/env';

/** Prefix of the paths in the settings. */
const BASE = /^\/api\/v\d+\/admin\//;

/** A call as a server has it: at the contract's path, or at the one in the server's settings. */
export function callOn({ paths }: LegacyServer, endpoint: Endpoint): Endpoint {
  const own = paths?.[endpoint.id];
  const [base] = BASE.exec(endpoint.path) ?? [];
  return own === undefined || base === undefined
    ? endpoint
    : { ...endpoint, path: `${base}${own}` as Endpoint['path'] };
}

const parametersIn = (path: string): string => (path.match(/:\w+/g) ?? []).toSorted().join();

/** Fault of a path in the settings; undefined for a valid one. */
function faultOf(id: string, own: string): string | undefined {
  const path = adminEndpoints.find((endpoint) => endpoint.id === id && BASE.test(endpoint.path))?.path;
  if (path === undefined) return `${id} is no call of the admin API`;
  return parametersIn(path) === parametersIn(own)
    ? undefined
    : `the path of ${id} must have ${parametersIn(path) || 'no parameter'}`;
}

/**
 * Checks the paths of LEGACY_SERVERS against the calls of the contract.
 * @throws Error with one sentence that names every wrong one
 */
export function checkLegacyPaths({ LEGACY_SERVERS }: Pick<Settings, 'LEGACY_SERVERS'>): void {
  const faults = LEGACY_SERVERS.flatMap(({ paths = {} }) =>
    Object.entries(paths).flatMap(([id, own]) => faultOf(id, own) ?? []),
  );
  if (faults.length > 0) throw new Error(`Wrong settings: LEGACY_SERVERS: ${faults.join('; ')}.`);
}
