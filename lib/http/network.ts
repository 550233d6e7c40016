import { isIP, isIPv6 } from 'node:net';

/** The address in an entry of X-Forwarded-For, which may have a port or brackets; undefined for anything else. */
export function addressIn(entry = ''): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * An IPv4 address, or the network of an IPv6 one: a connection has all addresses of the same first 64 bits, a customer
 * often those of the same first 48.
 */
export function networkOf(address = '', bits: 48 | 64 = 64): string {
  const v4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address.slice(0, 64);
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, bits / 16);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
