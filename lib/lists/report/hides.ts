import type { Hidden, Sight } from '@/lib/contract/access';
import type { Columns, ReportColumn } from './columns';
import type { Report } from './define';

const sightsOf = (named: Readonly<Record<string, Sight | undefined>>): Hidden[] => {
  const names = Object.entries(named).filter((one): one is [string, Sight] => one[1] !== undefined);
  return [...new Set(names.map(([, needs]) => needs))].map((needs) => ({
    needs,
    fields: names.flatMap(([name, sight]) => (sight === needs ? [name] : [])),
  }));
};

const needsIn = (columns: Columns): Record<string, Sight | undefined> =>
  Object.fromEntries(Object.entries(columns).map(([name, { needs }]: [string, ReportColumn]) => [name, needs]));

/** Totals of other names come from servers of another version. */
const unlisted = (columns: Columns, others: readonly string[]): Hidden => ({
  needs: 'unknown',
  unlisted: {
    of: ['totals', 'past_totals'],
    except: ['total_records', ...Object.keys(columns).filter((name) => columns[name]?.total), ...others],
  },
});

/** Hidden fields of a report's replies, from its columns and totals. */
export const hidesOf = ({ columns, totals = {}, needs = {}, hides = [], list }: Report): Hidden[] => [
  ...sightsOf({ ...needsIn(columns), ...needs }),
  ...hides,
  ...(list?.totals ? [] : [unlisted(columns, Object.keys(totals))]),
];

/** Hidden fields of the replies with the details of a row. */
export const detailsHide = ({ columns }: { readonly columns: Columns }): Hidden[] => [
  ...sightsOf(needsIn(columns)),
  unlisted(columns, []),
];

/** Right that a column or total needs; undefined for none. */
export const sightOf = ({ columns, needs = {} }: Report, name: string): Sight | undefined =>
  columns[name]?.needs ?? needs[name];
