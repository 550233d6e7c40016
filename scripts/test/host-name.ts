import dns from 'node:dns';

/** Name at which browser tests open the venue, as staff do: unlike the loopback, it is no secure context. */
export const HOST_NAME = 'venue.test';

/** Argument with which Chromium resolves it. */
export const HOST_RULE = `--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`;

/** Wraps a look-up so that it also resolves the name. */
const finding = <Lookup extends (name: string, ...rest: never[]) => unknown>(lookup: Lookup): Lookup =>
  new Proxy(lookup, {
    apply: (target, self, [name, ...rest]: Parameters<Lookup>) =>
      Reflect.apply(target, self, [name === HOST_NAME ? '127.0.0.1' : name, ...rest]),
  });

/** Makes this process resolve the name. */
export function resolveHostName(): void {
  dns.lookup = finding(dns.lookup);
  dns.promises.lookup = finding(dns.promises.lookup);
}
