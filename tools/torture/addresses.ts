import { readdirSync } from 'node:fs';
import path from 'node:path';
import { everyList } from '@/lib/sections/lists';
import { reportLists } from '@/lib/sections/reports';

/** A value for each parameter of a page. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '[target]': 'cannabis',
  '[id]': '1',
  '[table]': 'expenses',
  '[section]': 'statistics',
  '[[...rest]]': 'revenue',
};
/** Pages for everybody: signing in, and what is said of a paper that failed. */
const isPublic = (address: string): boolean => address === '/auth/login' || address.endsWith('/failed');

function pagesIn(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'page.tsx') return [address || '/'];
    if (!entry.isDirectory() || entry.name === 'api') return [];
    const step = entry.name.startsWith('(') ? '' : `/${EXAMPLES[entry.name] ?? entry.name}`;
    return pagesIn(path.join(folder, entry.name), address + step);
  });
}

/** Addresses of every page and report that needs a session. */
export const PAGES: readonly string[] = [...pagesIn('app'), ...reportLists.map((table) => table.path)].filter(
  (address) => !isPublic(address),
);

const PAPERS = [
  'orders/alcohol.pdf',
  'orders/receipts.pdf',
  'settings/cards.pdf',
  'salary/payslips.pdf',
  'craft/labels.pdf',
  'craft/kitchen-sheet.pdf',
  'beer-craft/labels.pdf',
  'beer-craft/kitchen-sheet.pdf',
  'menu/price-list.pdf',
];

/** Addresses of every file and paper. */
export const FILES: readonly string[] = [
  ...PAPERS,
  ...everyList.flatMap(({ id }) => [`export/${id}?format=csv`, `export/${id}?format=xlsx`, `print/${id}`]),
].map((address) => `/api/${address}`);
