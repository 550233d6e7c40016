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

type Handler = (request: Request) => Promise<Response>;

async function handlerOf(pathname: string): Promise<Handler> {
  const auth = await import('@/lib/bff/sign-in');
  const own: Readonly<Record<string, Handler>> = {
    '/api/auth/login': auth.signIn,
    '/api/auth/logout': auth.signOut,
    '/api/auth/session': auth.whoIsHere,
    '/api/auth/ended': auth.ended,
    '/api/menu/price-list.pdf': (await import('@/lib/bff/price-list')).priceListPdf,
    '/api/orders/receipts.pdf': (await import('@/lib/bff/receipts-pdf')).receiptsPdf,
    '/api/orders/alcohol.pdf': (await import('@/lib/bff/alcohol-pdf')).alcoholPdf,
  };
  if (pathname.startsWith('/api/v1/pos/')) return (await import('@/lib/bff/pos-door')).posDoor;
  if (pathname.startsWith('/api/print/')) return (await import('@/lib/bff/export/list-pdf')).listPdf;
  if (pathname.startsWith('/api/export/')) return (await import('@/lib/bff/export/export-list')).exportList;
  return own[pathname] ?? (await import('@/lib/bff/door')).door;
}

/** A browser with its own cookies, calling the BFF's handlers as Next would route them. */
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
    const response = await (await handlerOf(url.pathname))(new Request(url, { ...init, headers }));
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
