import { measureBytes } from '@/tools/bench-web/bytes';
import type { App } from './app';
import { enter, type Portrait } from './question';

/** Result of `npm run check-books` with the end of the ledgers' chain. */
export async function booksOf(app: App, portrait: Portrait): Promise<void> {
  const report = JSON.parse(await app.run('check-books --json')) as Record<string, unknown>;
  // Times of the check differ.
  const { seconds: _, longest: __, ...found } = report;
  enter(portrait, { kind: 'books', subject: 'check-books', variant: '' }, JSON.stringify(found));
}

/** Bytes of each route that the checkout names, by `npm run bench:web -- bytes`. */
export async function bytesOf(app: App, names: ReadonlySet<string>, cookie: string, portrait: Portrait): Promise<void> {
  const { address, backend, pid } = app;
  const venue = { address, backend, pid, cookie, backendCookie: '', startSeconds: 0, close: () => Promise.resolve() };
  for (const { route, bytes, prefetched } of await measureBytes(venue, ({ of }) => names.has(of))) {
    // Random nonces change the compressed size of a document. Its text is compared as a screen.
    const { document: _, ...loaded } = bytes;
    const text = JSON.stringify({ ...loaded, prefetched });
    enter(portrait, { kind: 'bytes', subject: route.path, variant: '' }, text);
  }
}
