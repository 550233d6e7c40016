/** Names of the scripts and style sheets that a document loads by itself, as addresses on its server. */
export interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const TAG = /<(script|link)\b([^>]*)>/g;
const FILE = /\/?(?:_next\/)?(static\/(?:chunks|css|media)\/[\w./~-]+?\.(js|css))(?=["'\\?])/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1];

/** Addresses of scripts for browsers without modules; others do not load them. */
const forOldBrowsers = (html: string): string[] =>
  [...html.matchAll(TAG)].flatMap(([, , attributes = '']) =>
    /\bnomodule\b/i.test(attributes) ? (attribute(attributes, 'src') ?? []) : [],
  );

/**
 * What a document loads before anything is pressed: scripts and style sheets in its tags, and those that its data for
 * React names, which React loads while it reads them.
 */
export function loadedBy(html: string): Loaded {
  const skipped = new Set(forOldBrowsers(html));
  const named = [...html.matchAll(FILE)].map(([, file = '', ending]) => ({ url: `/_next/${file}`, ending }));
  const of = (kind: string): string[] => [
    ...new Set(named.flatMap(({ url, ending }) => (ending === kind && !skipped.has(url) ? url : []))),
  ];
  return { scripts: of('js'), styles: of('css') };
}
