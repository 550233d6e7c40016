export type Api = (request: Request) => Promise<Response>;

/** Next's bundle and the web server's hold this module once each, so that only the global object is common to both. */
const KEY = Symbol.for('venue.api');
const shared = globalThis as { [KEY]?: Api };

/** Lets the web server call the API without Next in between. */
export const publishApi = (api: Api): void => void (shared[KEY] = api);

/** The API, once Next has loaded it in this process. */
export const publishedApi = (): Api | undefined => shared[KEY];
