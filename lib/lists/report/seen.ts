import type { Sight } from '@/lib/contract/access';
import { choiceFilter } from '../filters';
import type { Report } from './define';
import { sightOf } from './hides';
import type { Filter } from './filters';
import { gridName } from './totals';

const kept = <T>(named: Readonly<Record<string, T>>, keeps: (name: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(named).filter(([name]) => keeps(name)));

/** Filters without the charts that have no series left; a choice of one is none. */
function seenFilters({ filters = {}, chart }: Report, sees: (name: string) => boolean): Record<string, Filter> {
  const isDrawn = (type: unknown) => (chart?.series[Number(type)] ?? []).some(sees);
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const { options } = filter;
      if (name !== 'chart_type' || !options || options.every(isDrawn)) return [[name, filter]];
      const drawn = options.filter(isDrawn) as number[];
      const [first = 0] = drawn;
      return drawn.length > 1 ? [[name, { ...filter, options: drawn, address: choiceFilter(drawn, first) }]] : [];
    }),
  );
}

/** A report without the columns, totals and series that its reader may not see; itself where all is seen. */
export function seenReport(report: Report, hidden: readonly Sight[]): Report {
  const { columns, totals, made, chart, grid, list, needs = {} } = report;
  const asked = list?.live?.column.needs;
  const sees = (name: string): boolean => {
    const sight = sightOf(report, name) ?? made?.[name]?.column.needs;
    return sight === undefined || !hidden.includes(sight);
  };
  const names = [columns, needs, made ?? {}].flatMap(Object.keys);
  if (names.every(sees)) return report;
  const isOpen = (head: string, line: string) => sees(gridName(report, head, line));
  return {
    ...report,
    columns: kept(columns, sees),
    filters: seenFilters(report, sees),
    ...(totals && { totals: kept(totals, sees) }),
    ...(made && { made: kept(made, sees) }),
    ...(chart && { chart: { ...chart, series: chart.series.map((series) => series.filter(sees)) } }),
    ...(grid && {
      grid: {
        ...grid,
        heads: grid.heads.filter((head) => grid.lines.some((line) => isOpen(head, line))),
        lines: grid.lines.filter((line) => grid.heads.some((head) => isOpen(head, line))),
      },
    }),
    ...(asked && hidden.includes(asked) && { list: { ...list, live: undefined } }),
  } as Report;
}
