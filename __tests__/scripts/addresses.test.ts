import { addressesOf, type Interfaces } from '@/scripts/start/addresses';

const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, ...(family === 'IPv6' && { scopeid: 0 }) }) as never;

const NETWORKS: Interfaces = {
  lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
  docker0: [one('172.17.0.1', 'IPv4')],
  wlan0: [one('fe80::1', 'IPv6'), one('2001:db8::5', 'IPv6'), one('192.168.1.20', 'IPv4')],
};

it.each([
  // All network addresses, the local network's first.
  ['0.0.0.0', 'http://localhost:3000', ['http://192.168.1.20:3000', 'http://172.17.0.1:3000']],
  ['::', 'http://localhost:3000', ['http://192.168.1.20:3000', 'http://172.17.0.1:3000', 'http://[2001:db8::5]:3000']],
  // This machine only.
  ['127.0.0.1', 'http://localhost:3000', []],
  ['localhost', 'http://localhost:3000', []],
  ['::1', 'http://[::1]:3000', []],
  // One address.
  ['192.168.1.20', 'http://192.168.1.20:3000', ['http://192.168.1.20:3000']],
  ['2001:db8::5', 'http://[2001:db8::5]:3000', ['http://[2001:db8::5]:3000']],
  ['venue.example', 'http://venue.example:3000', ['http://venue.example:3000']],
])('HOST=%s is open on this machine at %s, from elsewhere at %j', (host, here, elsewhere) => {
  expect(addressesOf(host, 3000, NETWORKS)).toEqual({ here, elsewhere });
});
