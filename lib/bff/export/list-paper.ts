import 'server-only';
import { formatCount } from '@/lib/domain/format';
import type { Locale } from '@/lib/i18n/locale';
import { measured } from '@/lib/lists/chart';
import {
  isWide,
  paperColumns,
  paperRows,
  paperScale,
  paperTotals,
  periodWords,
  type Paper,
  type PaperRow,
} from '@/lib/lists/paper';
import { labelOf, type List, type Writing } from '@/lib/lists/list';
import type { View } from '@/lib/lists/view';
import type { FileName } from '../pdf-file';
import { settings } from '../settings';
import type { UpstreamContext } from '../upstream';
import { wordsIn } from '../words';
import { inLots } from './file-columns';
import { fileNameOf, type ShownList } from './file-name';
import { pagesOf, type ListPage } from './list-pages';
import { readOnce } from './read-once';

interface PaperInput {
  readonly table: List;
  readonly view: View;
  readonly context: UpstreamContext;
  readonly locale: Locale;
  /** Maximum number of rows: nobody reads on, and browsers do not print more. */
  readonly most: number;
}

/** Period and filters of a list in words. */
export async function scopeOf({ table, view, words, read, reply }: ShownList, writing: Writing): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000);
  const narrowed = (await table.narrowed?.(view.filters, words, read, reply, writing)) ?? [];
  return [...(table.period ? [periodWords(view.period, now, words, writing)] : []), ...narrowed];
}

/**
 * A list on paper: its rows up to `most`, totals over all rows, and its filters in words.
 * @throws ProblemError as the admin API refuses.
 */
export async function listPaper({ table, view, context, locale, most }: PaperInput): Promise<Paper & FileName> {
  const words = wordsIn(locale);
  const writing = { locale, timeZone: settings().VENUE_TIMEZONE };
  const rows: object[] = [];
  let first: ListPage | undefined;
  for await (const page of pagesOf(table, view, context, { words, locale })) {
    first ??= page;
    rows.push(...page.rows.slice(0, most - rows.length));
    if (rows.length >= most) break;
  }
  const reply = first?.reply;
  const total = first?.total ?? table.total(reply);
  const read = readOnce(context);
  const shown = { table, view, words, read, reply };
  const scope = await scopeOf(shown, writing);
  const { name, plainName } = await fileNameOf(shown);
  const chart = table.chart?.(reply, words, writing, view);
  const write = (count: number) => formatCount(count, locale);
  const written: PaperRow[] = [];
  for await (const lot of inLots((await table.live?.read(rows, read)) ?? rows)) {
    written.push(...paperRows(table, view, lot, words, writing));
  }
  return {
    title: labelOf(table.title, words),
    name,
    plainName,
    scope: scope.join(' · '),
    chart: table.field
      ? table.field(reply, rows, words, writing)
      : chart
        ? measured(chart, (unit) => words(`chart.units.${unit}`))
        : null,
    columns: paperColumns(table, view, words),
    rows: written,
    totals: paperTotals(table, view, reply, first?.rows ?? [], words, writing),
    besides: table.besides?.(reply, rows, words, writing) ?? [],
    cut: total > rows.length ? words('report.paper.cut', { rows: write(rows.length), total: write(total) }) : '',
    wide: isWide(table, view),
    scale: paperScale(table, view),
  };
}
