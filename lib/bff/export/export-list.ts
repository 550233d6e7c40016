import 'server-only';
import { badInput, CODE, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { CSV_SEPARATORS, usualSeparator, type CsvSeparator } from '@/lib/lists/csv-separator';
import { findList } from '@/lib/sections/lists';
import type { List } from '@/lib/lists/list';
import { exactViewOf } from '@/lib/lists/view';
import { requireReader, requireSession } from '../admit';
import { failedAt, orFailurePage } from '../failed-file';
import { disposition } from '../pdf-file';
import { respond } from '../respond';
import { settings } from '../settings';
import type { UpstreamContext } from '../upstream';
import { localeOf, wordsIn } from '../words';
import { csvOf } from './csv';
import { fileColumns } from './file-columns';
import { fileNameOf } from './file-name';
import { listFor } from './list-for';
import { pagesOf, type ListPage } from './list-pages';
import { scopeOf } from './list-paper';
import { takePlace } from './places';
import { readOnce } from './read-once';
import { streamOf } from './stream-of';
import { requireRoom, xlsxOf } from './xlsx';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const isFormat = (text: string | null): text is keyof typeof TYPES => text !== null && text in TYPES;
const nameOf = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? '';

/** The asked separator, else the usual one of the reader's language. */
function separatorOf(asked: string | null, locale: string): CsvSeparator {
  if (asked === null) return usualSeparator(locale);
  const separator = CSV_SEPARATORS.find((one) => one === asked);
  if (!separator) throw badInput({ message: 'Invalid value', path: ['separator'] });
  return separator;
}

/** The page that was read ahead, then the others. */
async function* after(first: ListPage, rest: AsyncIterable<ListPage>): AsyncGenerator<ListPage, void> {
  yield first;
  yield* rest;
}

interface Wanted {
  readonly request: Request;
  readonly table: List;
  readonly format: keyof typeof TYPES;
  readonly context: UpstreamContext;
}

/** The file as a streamed response, with the session's renewed cookie. */
async function fileOf({ request, table, format, context }: Wanted, ended: () => void) {
  const params = new URL(request.url).searchParams;
  const view = exactViewOf(table, params);
  const locale = localeOf(request.headers);
  const separator = separatorOf(params.get('separator'), locale);
  const words = wordsIn(locale);
  const pages = pagesOf(table, view, context, { words, locale });
  // Refusals are possible only until the first byte is sent.
  const opened = await pages.next();
  if (opened.done) throw new ProblemError(CODE.internal, 'A list without a page');
  const first = opened.value;
  if (format === 'xlsx') requireRoom(table, first);
  const timeZone = settings().VENUE_TIMEZONE;
  const columns = fileColumns(table, view, words, first.reply);
  const all = after(first, pages);
  const about = { table, view, words, read: readOnce(context), reply: first.reply };
  // The file is sent without this text where a server refuses the name of a folder.
  const scope = table.named && format === 'xlsx' ? await scopeOf(about, { locale, timeZone }).catch(() => []) : [];
  const bytes =
    format === 'csv'
      ? csvOf(columns, all, timeZone, separator)
      : xlsxOf({ table, columns, words, timeZone, scope }, all);
  const named = await fileNameOf(about);
  const response = new Response(streamOf(bytes, request.signal, ended), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': disposition('attachment', named, format),
    },
  });
  return { response, cookie: first.cookie };
}

const written = (request: Request): Promise<Response> =>
  respond(request, async () => {
    await requireSession(request);
    const table = findList(nameOf(request));
    if (!table) throw refusal('noSuchList', 'table');
    const { person, context, keep } = await requireReader(request, table.endpoint.access, table.path);
    const list = listFor(table, person, context.server);
    if (!list) throw refusal('noPrivilege');
    const format = new URL(request.url).searchParams.get('format');
    if (!isFormat(format)) throw refusal('csvOrXlsx', 'format');
    const leave = takePlace();
    try {
      const { response, cookie } = await fileOf({ request, table: list, format, context }, leave);
      return await keep(response, cookie);
    } catch (error) {
      leave();
      throw error;
    }
  });

/**
 * `GET /api/export/:table?format=csv|xlsx&separator=semicolon|comma&…`: all rows of a list, filtered by the address of
 * its screen, streamed. A browser tab is redirected to a page with the error instead of a problem in JSON.
 */
export async function exportList(request: Request): Promise<Response> {
  const response = await written(request);
  const table = findList(nameOf(request));
  if (!table) return response;
  return orFailurePage(request, response, (code, file) =>
    failedAt(code, table.path, file, `/print/${table.id}/failed`),
  );
}
