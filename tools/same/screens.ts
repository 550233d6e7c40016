import { everyRoute, pagesIn, recent } from '@/tools/bench-web/routes';
import { ADMIN } from './venue';
import type { Question } from './question';

const LANGUAGES = ['ru', 'en'] as const;

const failed = (section: string, file: string): string =>
  `/${section}/failed?problem=2&pdf=${encodeURIComponent(`/api/${file}`)}`;

/** An address of each printed page. */
const PRINTED: Readonly<Record<string, string>> = {
  '/beer-craft/failed': failed('beer-craft', 'beer-craft/labels.pdf?batch=1'),
  '/craft/failed': failed('craft', 'craft/labels.pdf?batch=1'),
  '/menu/print': '/menu/print',
  '/operations/days/[id]/sheet': '/operations/days/1/sheet',
  '/orders/failed': failed('orders', 'orders/alcohol.pdf?period_id=3'),
  '/print/[table]': `/print/orders?${recent()}`,
  '/print/[table]/failed': failed('print/orders', 'print/orders'),
  '/salary/failed': failed('salary', 'salary/payslips.pdf?month=2026-09'),
  '/settings/cards/failed': failed('settings/cards', 'settings/cards.pdf?cards=1'),
  '/stock/counts/[id]/result': '/stock/counts/1/result',
  '/stock/counts/[id]/sheet': '/stock/counts/1/sheet',
};

function printedAt(page: string): string {
  const address = PRINTED[page];
  if (address === undefined) throw new Error(`tools/same/screens.ts needs an example address of ${page}.`);
  return address;
}

/** All pages and reports in both languages. */
export function screens(): Question[] {
  const routes = everyRoute().flatMap(({ of, addresses, kind }) =>
    addresses.map((address) => ({ of, address, as: kind === 'login' ? '' : ADMIN })),
  );
  const printed = pagesIn('app/(print)').map((page) => ({ of: `page ${page}`, address: printedAt(page), as: ADMIN }));
  const redirects = ['/', '/settings'].map((page) => ({ of: `page ${page}`, address: page, as: ADMIN }));
  return [...routes, ...printed, ...redirects].flatMap(({ of, address, as }) =>
    LANGUAGES.map((language): Question => {
      const subject = address.split('?')[0] ?? '';
      return { kind: 'screens', subject, variant: language, of, as, address, language };
    }),
  );
}
