import { isIPv6 } from 'node:net';

/** An IPv4 address, or the network of an IPv6 one: its owner has all addresses of the same first 64 bits. */
export function networkOf(address = ''): string {
  const v4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address.slice(0, 64);
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase();
}
