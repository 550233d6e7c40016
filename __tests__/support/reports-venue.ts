import { boundsOf } from '@/lib/domain/venue-time';
import { reportLists } from '@/lib/sections/reports';
import type { ReportList } from '@/lib/lists/report/list';
import { viewOf } from '@/lib/lists/view';
import { sampleDays } from './sample-days';
import { forFile } from './for-file';
import { posting } from './browser';
import { openStack, signedInAs, type Browser, type Stack } from './stack';

export const ZONE = 'Asia/Bangkok';
const DAYS = 45;

export interface ReportReply {
  items: (Record<string, unknown> & { past?: Record<string, number> })[];
  totals: Record<string, number>;
  past_totals?: Record<string, number>;
  whole_menu?: true;
}

/** Names and tables of all reports, for `test.each`. */
export const EACH_REPORT = reportLists.map((table) => [table.id, table] as const);

export interface ReportsVenue extends Stack {
  readonly admin: Browser;
  /** Start of the test, in Unix seconds. */
  readonly now: number;
  /** Three weeks that ended a day ago, so no further trade falls into them. */
  weeks(): { readonly period_id: 5; readonly start_time: number; readonly end_time: number };
  /** Reply of a report for these weeks, unless the body says otherwise. @throws Error with the refusal */
  ask(table: ReportList, body: object): Promise<ReportReply>;
}

/** Starts a venue with six weeks of trade. */
async function startReports(): Promise<ReportsVenue> {
  const stack = await openStack({}, sampleDays(DAYS));
  const now = Math.floor(Date.now() / 1000);
  const admin = await signedInAs('admin');
  const weeks = () => {
    const { start } = boundsOf({ period_id: 1 }, now, ZONE);
    return { period_id: 5, start_time: (start ?? 0) - 21 * 86_400, end_time: start ?? 0 } as const;
  };
  async function ask(table: ReportList, body: object): Promise<ReportReply> {
    const { compare: _, ...usual } = viewOf(table, new URLSearchParams()).filters;
    const response = await admin.fetch(table.endpoint.path, posting({ ...usual, ...weeks(), ...body }));
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${table.endpoint.path}: ${JSON.stringify(reply)}`);
    return reply as ReportReply;
  }
  return { ...stack, admin, now, weeks, ask };
}

/** A venue with six weeks of trade for the tests of a file. */
export function reportsVenue() {
  const venue = forFile(startReports)();
  return {
    venue: () => venue,
    ask: ((...asked) => venue.ask(...asked)) satisfies ReportsVenue['ask'],
    weeks: () => venue.weeks(),
  };
}
