import { labelOf, type ListColumn, type Words } from '../list';
import type { Report, ReportReply, ReportRow } from './define';
import { totalLabel } from './labels';

/** Columns whose heads name the period of their figures; a period that does not exist has no name and no figures. */
export const headsWithPeriods = (
  { columns }: Report,
  shown: readonly ListColumn<ReportRow>[],
  { totals }: Pick<ReportReply, 'totals'>,
): readonly ListColumn<ReportRow>[] =>
  shown.map((column) => {
    const name = totals[columns[column.key]?.period ?? ''];
    const isMissing = name === '' && !(column.key in totals);
    if (typeof name !== 'string' || (name === '' && !isMissing)) return column;
    const label = (words: Words) => `${labelOf(column.label, words)} (${isMissing ? words('reports.noPeriod') : name})`;
    return { ...column, label };
  });

/** Periods that a reply names in its totals, for paper; or that a report of several periods has none before it. */
export function periodsInWords(
  { part, columns, totals: kinds = {} }: Report,
  { totals, axis }: Pick<ReportReply, 'totals' | 'axis'>,
  words: Words,
): string[] {
  const names = Object.keys(kinds).filter((name) => kinds[name] === 'text' && typeof totals[name] === 'string');
  const texts = names.flatMap((name) =>
    totals[name] === '' ? [] : [`${totalLabel(part, name)(words)}: ${totals[name]}`],
  );
  const isAlone = axis.start_time === null && Object.values(columns).some(({ older }) => older);
  return isAlone ? [...texts, words('reports.nothingBefore', { period: 'none' })] : texts;
}
