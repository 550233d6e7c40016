import { formatDate } from '@/lib/domain/format';
import { isTableNumber } from '@/lib/domain/record-number';
import type { Words } from '@/lib/lists/list';
import { count, id, money, quantity, text, time } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, choiceKey, hall, placeKey, type Filter } from '@/lib/lists/report/filters';

/** Groupings of the report's rows, in the order of the choice. */
export const GROUPS = ['day', 'table', 'dish', 'cashier'] as const;
export type Group = (typeof GROUPS)[number];

/** A row's key: what it stands for, its name, and a number that tells equal names apart. */
const KEY = /^(day|table|dish|cashier):(.*):(\d+)$/s;

/** Parts of a row's key; undefined for anything else. */
export function partsOf(key: unknown): { group: Group; name: string; number: number } | undefined {
  const [, group, name = '', number] = KEY.exec(String(key)) ?? [];
  return group === undefined ? undefined : { group: group as Group, name, number: Number(number) };
}

/** A row in words: its date, its table with the hall, its dish or its cashier. */
function nameOf({ group: key }: Readonly<Record<string, unknown>>, words: Words): string {
  const parts = partsOf(key);
  switch (parts?.group) {
    case 'day':
      return formatDate(parts.name);
    case 'table': {
      const place = placeKey(parts.number);
      const table = isTableNumber(parts.name)
        ? words('reports.parts.taken_off.onlyTable', { table: parts.name })
        : parts.name;
      return words.has(place) ? words('reports.parts.taken_off.table', { table, place: words(place) }) : table;
    }
    case 'cashier':
      return parts.name || words('reports.parts.taken_off.nobody');
    default:
      return parts?.name ?? '';
  }
}

/** Traits of a compared total of which a decrease is good. */
const fewer = { total: true, compare: true, lessIsBetter: () => true } as const;

/** Choice of the grouping. Files and paper name it, because the list has one column for all. */
const by: Filter<0 | 1 | 2 | 3> = {
  ...choice([0, 1, 2, 3], 0),
  told: (value, words) => words(choiceKey('taken_off', 'by', value)),
};

/**
 * Items that tills took off bills before they were paid, by business day, table, dish or cashier; the columns `after_…`
 * are of items taken off after the bill was printed or a payment was tried. A row opens the single removals. Ours.
 */
export const takenOff = defineReport({
  section: 'statistics',
  part: 'taken_off',
  sort: { key: 'value', direction: 'desc' },
  filters: { hall: hall(), by },
  dateOf: ({ group }) => {
    const parts = partsOf(group);
    return parts?.group === 'day' ? parts.name : undefined;
  },
  columns: {
    group: text({ minWidth: 180, value: nameOf }),
    removals: count(fewer),
    quantity: quantity({ ...fewer, asCounted: true }),
    value: money(fewer),
    after_removals: count({ ...fewer, width: 116 }),
    after_value: money({ ...fewer, width: 124 }),
  },
  details: {
    by: 'group',
    key: 'taken_id',
    sort: { key: 'time', direction: 'desc' },
    columns: {
      taken_id: id({ wireOnly: true }),
      time: time(),
      table: text({ width: 108 }),
      name: text(),
      quantity: quantity({ total: true, asCounted: true }),
      value: money({ total: true }),
      user: text({
        minWidth: 100,
        value: ({ user }, words) =>
          typeof user === 'string' && user !== '' ? user : words('reports.parts.taken_off.nobody'),
      }),
      bill: text({
        minWidth: 100,
        value: ({ bill }, words) => (bill === 'shown' ? words('reports.parts.taken_off.afterBill') : ''),
        tone: ({ bill }) => (bill === 'shown' ? 'bad' : undefined),
      }),
    },
  },
  ours: true,
});
