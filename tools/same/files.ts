import { NOW } from './clock';
import { everyList } from '@/lib/sections/lists';
import type { List } from '@/lib/lists/list';
import { recent } from '@/tools/bench-web/routes';
import type { Question } from './question';
import { ADMIN, IDS } from './venue';

const DAY = 86_400;
/** PDFs take long to draw, so they cover a few days. */
const PAPER_DAYS = 3;

/** Filters of lists that require a record. */
const CHOSEN: readonly (readonly [lists: RegExp, filters: string])[] = [
  [/^(payments|agent-statement)$/, `agent=${IDS['agent']}`],
  [/^stock-(story|dependencies)$/, `item=${IDS['item']}`],
  [/^product_sales/, `item=${IDS['beer']}`],
  [/^salary-year$/, `employee=${IDS['employee']}`],
  [/^expense_categories\w*_details$/, `category_id=${IDS['category']}`],
  [/_by_hours\w*_details$/, 'hour=20'],
  [/_buisnesslanch_details$/, 'hour=14'],
  [/_discount100_details$/, 'card_number=0012480042'],
  [/_writeoff_details$/, `item_id=${IDS['item']}`],
];

const chosenFor = (id: string): string => CHOSEN.find(([ids]) => ids.test(id))?.[1] ?? '';

const lastDays = (days: number): string => `period_id=5&start_time=${(Math.floor(NOW / DAY) - days) * DAY}`;

/** Files of a list and its printed form, one for each view with other columns. */
function questionsOf({ id, period }: List): Question[] {
  const query = (...parts: readonly string[]): string => [chosenFor(id), ...parts].filter(Boolean).join('&');
  const ask = (kind: 'files' | 'papers', variant: string, address: string): Question => ({
    kind,
    subject: id,
    variant,
    of: `list ${id}`,
    as: ADMIN,
    address,
    language: variant.endsWith('en') ? 'en' : 'ru',
  });
  const csv = (variant: string, when: string): Question =>
    ask('files', variant, `/api/export/${id}?${query(when, 'format=csv')}`);
  return [
    csv('CSV', period ? recent() : ''),
    csv('CSV en', period ? recent() : ''),
    ...(period ? [csv('CSV compared', 'period_id=3&compare=week')] : []),
    ask('files', 'XLSX', `/api/export/${id}?${query(period ? lastDays(PAPER_DAYS) : '', 'format=xlsx')}`),
    ask('papers', 'PDF', `/api/print/${id}?${query(period ? lastDays(PAPER_DAYS) : '')}`),
  ];
}

/** Every list as CSV, XLSX and PDF. */
export const lists = (): Question[] => everyList.flatMap(questionsOf);

/** Printed forms that are no lists. */
const ADDRESSES = [
  `orders/receipts.pdf?part=1&start_time=${NOW - DAY}&end_time=${NOW}`,
  'orders/alcohol.pdf?period_id=3',
  `settings/cards.pdf?cards=${IDS['card']}`,
  'salary/payslips.pdf?month=2026-09',
  `craft/labels.pdf?batch=${IDS['batch']}&copies=2`,
  `craft/kitchen-sheet.pdf?craft=${IDS['craft']}&quantity=2.5`,
  `beer-craft/labels.pdf?batch=${IDS['beerBatch']}`,
  `beer-craft/kitchen-sheet.pdf?craft=${IDS['beerCraft']}`,
  'menu/price-list.pdf',
];

const paperAt = (address: string, language: 'ru' | 'en'): Question => ({
  kind: 'papers',
  subject: address.split('?')[0] ?? '',
  variant: language,
  as: ADMIN,
  address: `/api/${address}`,
  language,
  books: address.startsWith('orders/'),
});

/** Printed forms that are no lists, in both languages. */
export const papers = (): Question[] => ADDRESSES.flatMap((one) => [paperAt(one, 'ru'), paperAt(one, 'en')]);
