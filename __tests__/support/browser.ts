import { noteSocketAddress } from '@/lib/http/socket-address';
import { answer } from './handlers';

export const PASSWORD = 'secret-of-tests';
const HOST = 'localhost:3000';

export interface BrowserOptions {
  readonly host?: string;
  readonly address?: string;
  /** Whether it comes through a proxy that ends TLS, which needs a venue with TRUST_PROXY. */
  readonly https?: boolean;
}

export interface Browser {
  readonly fetch: typeof fetch;
  /** Its Cookie header for a path. */
  cookie(path?: string): string;
  setCookie(header: string): void;
  signIn(login: string, password?: string, server?: string): Promise<Response>;
}

/** A call that sends a body. */
export const posting = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A browser with its own cookies that calls the API without a server. */
export function openBrowser({ host = HOST, address = '10.0.0.1', https = false }: BrowserOptions = {}): Browser {
  const jar = new Map<string, { readonly name: string; readonly value: string; readonly path: string }>();
  const cookie = (path = '/') => {
    const sent = [...jar.values()].filter((kept) => path.startsWith(kept.path));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const path = attributes.map((attribute) => /^\s*path=(.+)$/i.exec(attribute)?.[1]).find(Boolean) ?? '/';
    const key = `${name.trim()} ${path}`;
    const isOver = attributes.some((attribute) => /max-age=0/i.test(attribute)) || value.join('=') === '';
    if (isOver) jar.delete(key);
    else jar.set(key, { name: name.trim(), value: value.join('='), path });
  };
  /** A browser names the page that posts; a till, which has a token, does not. */
  const NAMED = ['origin', 'sec-fetch-site', 'authorization'];
  const browserFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), `http://${host}`);
    const headers = new Headers(init?.headers);
    const own: Record<string, string> = { host, 'x-forwarded-for': address };
    noteSocketAddress(own, address);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    if (https) headers.set('x-forwarded-proto', 'https');
    const cookies = cookie(url.pathname);
    if (cookies !== '') headers.set('cookie', cookies);
    const isNamed = NAMED.some((name) => headers.has(name));
    if (init?.method === 'POST' && !isNamed) headers.set('origin', `http://${host}`);
    const response = await answer(new Request(url, { ...init, headers }));
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
  return {
    fetch: browserFetch,
    cookie,
    setCookie: (header) => header.split('; ').forEach(keep),
    signIn: (login, password = PASSWORD, server = 'venue') =>
      browserFetch('/api/auth/login', posting({ login, password, server })),
  };
}

/** A browser in which a user is signed in. */
export async function signedInAs(login: string, options?: BrowserOptions): Promise<Browser> {
  const browser = openBrowser(options);
  await browser.signIn(login);
  return browser;
}

/** Browser of a user, by default the administrator. The first call signs the user in. */
export function browserOf(login = 'admin'): Pick<Browser, 'fetch'> {
  let entered: Promise<Browser> | undefined;
  return { fetch: async (...call) => (await (entered ??= signedInAs(login))).fetch(...call) };
}
