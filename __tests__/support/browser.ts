export const PASSWORD = 'secret-of-tests';
const HOST = 'localhost:3000';

export interface BrowserOptions {
  readonly host?: string;
  readonly address?: string;
}

export interface Browser {
  readonly fetch: typeof fetch;
  /** Its Cookie header. */
  cookie(): string;
  setCookie(header: string): void;
  signIn(login: string, password?: string, server?: string): Promise<Response>;
}

/** A browser with its own cookies that calls the API without a server. */
export function openBrowser({ host = HOST, address = '10.0.0.1' }: BrowserOptions = {}): Browser {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (attributes.some((attribute) => /max-age=0/i.test(attribute)) || value.join('=') === '') jar.delete(name.trim());
    else jar.set(name.trim(), value.join('='));
  };
  const browserFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), `http://${host}`);
    const headers = new Headers(init?.headers);
    headers.set('host', host);
    headers.set('x-forwarded-for', address);
    if (jar.size > 0) headers.set('cookie', cookie());
    const { api } = await import('@/lib/bff/api');
    const response = await api(new Request(url, { ...init, headers }));
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
  return {
    fetch: browserFetch,
    cookie,
    setCookie: (header) => header.split('; ').forEach(keep),
    signIn: (login, password = PASSWORD, server = 'venue') =>
      browserFetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login, password, server }),
      }),
  };
}
