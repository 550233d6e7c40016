import 'server-only';
import type { RawInput } from '@/lib/contract/endpoint';
import type { List, Words } from '@/lib/lists/list';
import { frozen, type View } from '@/lib/lists/view';
import { checkedInput } from '../body';
import { chained } from '../compose';
import { invoke } from '../invoke';
import { settings } from '../settings';
import type { UpstreamContext } from '../upstream';

export interface ListPage {
  readonly reply: unknown;
  readonly rows: readonly object[];
  /** Number of all rows, if the reply has others. */
  readonly total?: number;
  /** The admin API's cookie from now on. */
  readonly cookie: string;
}

/**
 * All rows of a list's view, page by page; each page is requested when the reader needs it. The period gets both bounds
 * first. A row that moves to another page meanwhile appears once.
 * @throws ProblemError as the admin API refuses, 1 for input outside the contract.
 */
export async function* pagesOf(
  table: List,
  view: View,
  context: UpstreamContext,
  reader: { readonly words: Words; readonly locale: string },
): AsyncGenerator<ListPage, void> {
  const now = Math.floor(Date.now() / 1000);
  const isOpen = !table.period || table.asChosen;
  const period = isOpen ? view.period : frozen(view.period, now, settings().VENUE_TIMEZONE);
  const { filters, sort } = view;
  const { call, cookie } = chained(invoke, context);
  let before: ReadonlySet<number | string> = new Set();
  for (let [page, received] = [1, 0]; ; page += 1) {
    const asked = table.input({ period, filters, sort, page, count: table.most }) as RawInput;
    const reply = await call(table.endpoint, checkedInput(table.endpoint, asked));
    const all = table.rows(reply);
    const fresh = all.filter((row) => !before.has(table.keyOf(row)));
    const whole = (await table.completed?.(fresh, call)) ?? fresh;
    const rows = table.arranged?.(whole, view, reader) ?? whole;
    received += all.length;
    // A server may return fewer rows than requested.
    const isLast = all.length === 0 || received >= table.total(reply);
    yield { reply, rows, cookie: cookie(), ...(page === 1 && isLast && { total: rows.length }) };
    before = new Set(all.map((row) => table.keyOf(row)));
    if (isLast) return;
  }
}
