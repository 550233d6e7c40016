import type { SectionId } from '@/lib/contract/sections';
import type { Report } from '@/lib/lists/report/define';
import { sectionsOf } from '@/lib/lists/report/home';
import { reportList, type ReportList } from '@/lib/lists/report/list';
import { analytics } from '@/lib/sections/statistics/analytics/registry';
import { delivery } from '@/lib/sections/statistics/lists/delivery';
import { statistics } from '@/lib/sections/statistics/lists/registry';

/** Reports of each section in the order of its tabs. */
export const sectionReports = { statistics, delivery: [delivery], analytics } as const satisfies {
  readonly [S in SectionId]?: readonly (Report & { readonly section: S })[];
};

/** Sections with reports; their parts and definitions check what extends them. */
export type Reporting = keyof typeof sectionReports;
type AnyReport<S extends Reporting> = (typeof sectionReports)[S][number];
export type PartIn<S extends Reporting> = AnyReport<S>['part'];
export type ReportIn<S extends Reporting, P extends PartIn<S>> = Extract<AnyReport<S>, { readonly part: P }>;

/** Extensions of reports by section and part; an unknown name does not compile. */
export type ByReport<T> = { readonly [S in Reporting]?: { readonly [P in PartIn<S>]?: T } };

/** Extension of a report; undefined if there is none. */
export const entryOf = (entries: ByReport<unknown>, { section, part }: Pick<Report, 'section' | 'part'>): unknown =>
  (entries as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[section]?.[part];

export const everyReport: readonly Report[] = Object.values(sectionReports).flat();

/** Lists of the given reports, one for each section that shows the report. */
export const tablesOf = (reports: readonly Report[]): readonly ReportList[] =>
  reports.flatMap((report) => sectionsOf(report).map((section) => reportList(report, section)));

export const reportLists = tablesOf(everyReport);

/** Reports of a section in the order of its tabs; empty without reports. */
export const reportListsOf = (section: SectionId): readonly ReportList[] =>
  reportLists.filter((table) => table.section === section);

/** Report in a section; undefined for an unknown name. */
export const findReportList = (section: SectionId, part: string): ReportList | undefined =>
  reportListsOf(section).find(({ report }) => report.part === part);
