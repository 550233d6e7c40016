import type { Endpoint } from '../contract/endpoint';
import type { SectionId } from '../navigation';
import type { Report } from './report/define';
import { detailsTable, type DetailsTable } from './report/details';
import { adminDetails, adminReport } from './report/endpoints';
import { sectionsOf } from './report/home';
import { reportTable, type ReportTable } from './report/table';
import { delivery } from './statistics/delivery';
import { statistics } from './statistics/registry';

/** Reports of each section, in the order of its tab strip. */
export const sectionReports = { statistics, delivery: [delivery] } as const satisfies {
  readonly [S in SectionId]?: readonly (Report & { readonly section: S })[];
};

/** Sections with reports, their parts and definitions: what extends them is checked against these. */
export type Reporting = keyof typeof sectionReports;
type AnyReport<S extends Reporting> = (typeof sectionReports)[S][number];
export type PartIn<S extends Reporting> = AnyReport<S>['part'];
export type ReportIn<S extends Reporting, P extends PartIn<S>> = Extract<AnyReport<S>, { readonly part: P }>;

/** What single reports add, by section and part; any other name does not compile. */
export type ByReport<T> = { readonly [S in Reporting]?: { readonly [P in PartIn<S>]?: T } };

/** What a report adds; undefined where it adds nothing. */
export const entryOf = (entries: ByReport<unknown>, { section, part }: Pick<Report, 'section' | 'part'>): unknown =>
  (entries as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[section]?.[part];

export const everyReport: readonly Report[] = Object.values(sectionReports).flat();

/** What every report gives: its lists on the screen, the lists behind their rows, and its calls of the admin API. */
export function listsOf(reports: readonly Report[]) {
  const tables = reports.flatMap((report) => sectionsOf(report).map((section) => reportTable(report, section)));
  const endpoints = tables.flatMap(({ report, section }): Endpoint[] => [
    adminReport(report, section),
    ...(report.details ? [adminDetails(report, section)] : []),
  ]);
  return { tables, details: tables.flatMap((table) => detailsTable(table) ?? []), endpoints };
}

const lists = listsOf(everyReport);
export const reportTables: readonly ReportTable[] = lists.tables;
export const detailsTables: readonly DetailsTable[] = lists.details;
export const reportEndpoints = lists.endpoints;

/** Reports of a section in the order of its tab strip; none of a section without reports. */
export const tablesOf = (section: SectionId): readonly ReportTable[] =>
  reportTables.filter((table) => table.section === section);

/** A report in a section; undefined for a name that is no report's. */
export const findReportTable = (section: SectionId, part: string): ReportTable | undefined =>
  tablesOf(section).find(({ report }) => report.part === part);

/** The list behind the rows of a report. */
export const findDetails = ({ id }: Pick<ReportTable, 'id'>): DetailsTable | undefined =>
  detailsTables.find((table) => table.id === `${id}_details`);
