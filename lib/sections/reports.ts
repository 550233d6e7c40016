import type { Endpoint } from '@/lib/contract/endpoint';
import type { SectionId } from '@/lib/contract/sections';
import type { Report } from '@/lib/lists/report/define';
import { detailsList, type DetailsList } from '@/lib/lists/report/details';
import { adminDetails, adminReport } from '@/lib/lists/report/endpoints';
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

/** Everything derived from reports: lists on the screen, details lists, and admin API calls. */
export function listsOf(reports: readonly Report[]) {
  const tables = reports.flatMap((report) => sectionsOf(report).map((section) => reportList(report, section)));
  const endpoints = tables.flatMap(({ report, section }): Endpoint[] =>
    report.via ? [] : [adminReport(report, section), ...(report.details ? [adminDetails(report, section)] : [])],
  );
  return { tables, details: tables.flatMap((table) => detailsList(table) ?? []), endpoints };
}

const lists = listsOf(everyReport);
export const reportLists: readonly ReportList[] = lists.tables;
export const detailsLists: readonly DetailsList[] = lists.details;
export const reportEndpoints = lists.endpoints;

/** Reports of a section in the order of its tabs; empty without reports. */
export const reportListsOf = (section: SectionId): readonly ReportList[] =>
  reportLists.filter((table) => table.section === section);

/** Report in a section; undefined for an unknown name. */
export const findReportList = (section: SectionId, part: string): ReportList | undefined =>
  reportListsOf(section).find(({ report }) => report.part === part);

/** Details list of a report. */
export const findDetails = ({ id }: Pick<ReportList, 'id'>): DetailsList | undefined =>
  detailsLists.find((table) => table.id === `${id}_details`);
