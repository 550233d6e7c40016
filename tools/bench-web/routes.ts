import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../lib/domain/group-by';
import type { SectionId } from '../../lib/contract/sections';
import { SECTIONS_WITH_PERIOD } from '../../lib/navigation';
import { reportLists } from '../../lib/sections/reports';
import type { Kind } from './budgets';

/** A page of the app, or a report, which is one page in each section that has it. */
export interface Route {
  /** Path without a query, in the first section. */
  readonly path: string;
  /** Paths in every section, with the query that fills a list with rows. */
  readonly addresses: readonly [string, ...string[]];
  readonly kind: Kind;
  /** Pattern of its page. */
  readonly page: string;
  /** Its name in a checkout: `page` and the pattern of its page, or `list` and the id of its report. */
  readonly of: string;
}

/** An address in the sample venue for each page with a parameter. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/catalogue/[target]': '/catalogue/cannabis',
  '/operations/days/[id]': '/operations/days/1',
  '/stock/counts/[id]': '/stock/counts/1',
};
/** The page of reports and of sections without a screen. */
const SECTION_PAGE = '/[section]/[[...rest]]';
const LOGIN = '/auth/login';
/** A page that only redirects. */
const SETTINGS = '/settings';

const DAY = 86_400;
/** The last thirty days: on the 1st the sample venue has had little trade in the month. */
const CUSTOM_DAYS = 30;

/** Query of the last thirty days, from a fixed second of the day. */
export const recent = (now = Date.now() / 1000): string =>
  `period_id=5&start_time=${(Math.floor(now / DAY) - CUSTOM_DAYS) * DAY}`;

/** Patterns of the pages below a folder of `app`; groups in round brackets are no part of an address. */
export function pagesIn(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'page.tsx') return [address || '/'];
    if (!entry.isDirectory()) return [];
    const step = entry.name.startsWith('(') ? '' : `/${entry.name}`;
    return pagesIn(join(folder, entry.name), address + step);
  });
}

const sectionOf = (pathname: string): SectionId => pathname.split('/')[1] as SectionId;

/** The funds; their further pages are lists and forms. */
const OPERATIONS = '/operations';

function kindOf(pathname: string): Kind {
  if (pathname === LOGIN) return 'login';
  return pathname === OPERATIONS ? 'operations' : 'lists';
}

const withPeriod = (pathname: string): string =>
  SECTIONS_WITH_PERIOD.includes(sectionOf(pathname)) ? `${pathname}?${recent()}` : pathname;

/** The address of a page. @throws Error for a page with a parameter that has no example */
function exampleOf(pattern: string): string {
  const example = pattern.includes('[') ? EXAMPLES[pattern] : pattern;
  if (example === undefined) throw new Error(`tools/bench-web/routes.ts needs an example address of ${pattern}.`);
  return example;
}

const pageRoute = (page: string): Route => {
  const path = exampleOf(page);
  return { path, addresses: [withPeriod(path)], kind: kindOf(path), page, of: `page ${page}` };
};

/** Every page and report of the app, from the folders of pages and the lists of sections and reports. */
export function everyRoute(): readonly Route[] {
  const pages = ['app/(auth)', 'app/(main)'].flatMap((folder) => pagesIn(folder)).sort();
  const plain = pages.filter((page) => page !== SECTION_PAGE && page !== SETTINGS);
  const reports = groupBy(reportLists, ({ report }) => report.part);
  return [
    ...plain.map(pageRoute),
    ...[...reports.values()].flatMap(([first, ...others]): Route[] => {
      if (!first) return [];
      const addresses = [withPeriod(first.path), ...others.map((one) => withPeriod(one.path))] as const;
      return [{ path: first.path, addresses, kind: 'charts', page: SECTION_PAGE, of: `list ${first.id}` }];
    }),
  ];
}
