import { isIPv6 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

const EVERYWHERE: Readonly<Record<string, readonly string[]>> = { '0.0.0.0': ['IPv4'], '::': ['IPv4', 'IPv6'] };

/** Networks of houses and offices, which phones are on; other addresses are often of containers or of the internet. */
const isOfHouse = (address: string): boolean => /^(192\.168\.|10\.)/.test(address);

const urlOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Interfaces by name, as `os.networkInterfaces` gives them. */
export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

export interface Addresses {
  /** Address for this machine. */
  readonly here: string;
  /** Addresses for other machines, best first; empty when HOST is no address of a network. */
  readonly elsewhere: readonly string[];
}

/** Addresses of an app that listens on HOST. Link-local IPv6 addresses are left out: a browser cannot open them. */
export function addressesOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): Addresses {
  const families = EVERYWHERE[host];
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (!families) {
    const here = urlOf(host === '127.0.0.1' ? 'localhost' : host, port);
    return { here, elsewhere: isLoopback ? [] : [here] };
  }
  const found = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ internal, family, address }) => !internal && families.includes(family) && !address.startsWith('fe80:'))
    .toSorted(
      (a, b) => a.family.localeCompare(b.family) || Number(isOfHouse(b.address)) - Number(isOfHouse(a.address)),
    );
  return { here: urlOf('localhost', port), elsewhere: found.map(({ address }) => urlOf(address, port)) };
}
