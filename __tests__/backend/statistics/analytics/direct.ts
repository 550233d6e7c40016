import type { Database } from '@/backend/src/db/open';
import { answers } from '@/backend/src/sections/statistics/registry';
import { reportCalls } from '@/backend/src/sections/statistics/routes';
import { entryOf, findReportList, type PartIn } from '@/lib/sections/reports';
import type { Reply } from './lunch-bar';

type Parts = PartIn<'analytics'>;

/** Reply of a report of the analytics at a moment (Unix seconds), without HTTP. */
export function directly(database: Database, zone: string, now?: number) {
  return async (part: Parts, body: Readonly<Record<string, unknown>>): Promise<Reply> => {
    const shown = findReportList('analytics', part)?.report;
    const report = shown?.via ? findReportList(shown.via.section, shown.via.part)?.report : shown;
    if (!report) throw new Error(part);
    const answer = entryOf(answers, report) as never;
    const { rows } = reportCalls(
      database,
      report,
      report.section,
      zone,
      typeof answer === 'function' ? { rows: answer } : answer,
    );
    // The period is read from the clock before the first query.
    const clock = now === undefined ? undefined : jest.spyOn(Date, 'now').mockReturnValue(now * 1000);
    const reply = rows({ input: { body } } as never);
    clock?.mockRestore();
    return (await reply) as Reply;
  };
}
