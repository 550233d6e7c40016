import { existsSync, readFileSync } from 'node:fs';

interface Route {
  readonly page: string;
  readonly regex: string;
}

const MANIFEST = '.next/routes-manifest.json';

/** Finds the template of a page's address among the app's routes; `other` for an address of none, and in development. */
export function pageTemplates(file = MANIFEST): (path: string) => string {
  const { staticRoutes = [], dynamicRoutes = [] } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { staticRoutes?: Route[]; dynamicRoutes?: Route[] })
    : {};
  const pages = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next';
    return pages.has(path) ? path : (patterns.find(({ pattern }) => pattern.test(path))?.page ?? 'other');
  };
}
