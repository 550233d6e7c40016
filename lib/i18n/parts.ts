import type ru from '@/messages/ru.json';
import type { Locale } from './locale';

type Namespace = keyof typeof ru;

const craft = ['craft', 'recipe', 'batch', 'dishImage', 'exports', 'sight'] as const;

/** Namespaces of the messages by part. A page needs `shell` and the part of its section. */
export const PARTS = {
  shell: [
    'app',
    'sections',
    'errors',
    'refusals',
    'measures',
    'frame',
    'login',
    'states',
    'form',
    'table',
    'browse',
    'period',
    'report',
    'changes',
    'chart',
    'keys',
  ],
  overview: ['overview', 'attention', 'exports'],
  menu: ['menu', 'menuEdit', 'dish', 'recipe', 'dishImage', 'menuExport', 'priceList'],
  catalogue: ['catalogue'],
  stock: [
    'stock',
    'stockEdit',
    'stockItem',
    'stockAdd',
    'stockStory',
    'stocktake',
    'notes',
    'lossCauses',
    'record',
    'batch',
    'sight',
  ],
  operations: ['operations', 'days', 'expenses', 'stockAdd', 'record', 'exports'],
  orders: ['orders', 'receipts', 'record', 'exports', 'sight'],
  expenses: ['expenses', 'operations', 'record', 'exports', 'sight'],
  reports: ['reports', 'record', 'exports', 'stockItem', 'sight'],
  analytics: ['reports', 'record', 'exports', 'stockStory', 'notes', 'lossCauses', 'sight'],
  salary: ['salary', 'exports'],
  payments: ['payments', 'agents', 'exports'],
  craft,
  'beer-craft': craft,
  /** Of documents alone: no page needs it. */
  papers: ['payslip', 'craftPaper', 'mail'],
  settings: [
    'settings',
    'venue',
    'preferences',
    'security',
    'users',
    'staffRights',
    'cards',
    'categories',
    'agents',
    'exports',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

export type Part = keyof typeof PARTS;

export const isPart = (value: string): value is Part => Object.hasOwn(PARTS, value);

/** Part of the section at the layout segments of an address; `reports` for sections without a folder of their own. */
export function sectionPart(segments: readonly string[]): Part | null {
  const [group = '', section = ''] = segments;
  if (section !== 'shell' && isPart(section)) return section;
  return group === '(main)' && section ? 'reports' : null;
}

/** Address of a part. `version` changes with the messages, so that the browser keeps a part for good. */
export const partAddress = (locale: Locale, part: Part, version: string): string =>
  `/api/messages/${locale}/${part}?v=${version}`;
