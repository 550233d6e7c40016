import { PLACE_IDS, type Place } from '../../domain/places';
import type { Report } from '../report/define';
import { adminDetails, adminReport } from '../report/endpoints';
import { reportTable, type ReportTable } from '../report/table';
import { alcohol } from './alcohol';
import { dishes } from './dishes';
import { draftBeer } from './draft-beer';
import { ordersByHours } from './orders-by-hours';
import { products } from './products';

/** Every report of a place, in the order of the tab strip (specification part 2 §2). */
export const reports = [draftBeer, alcohol, dishes, ordersByHours, products] as const;

export type AnyReport = (typeof reports)[number];
export type ReportPart = AnyReport['part'];
export type ReportOf<P extends ReportPart> = Extract<AnyReport, { part: P }>;

const every: readonly Report[] = reports;

export const reportTables: readonly ReportTable[] = PLACE_IDS.flatMap((place) =>
  every.map((report) => reportTable(report, place)),
);

/** The list that a report is at a place; undefined for a name that is no report's. */
export const findReportTable = (place: Place, part: string): ReportTable | undefined =>
  reportTables.find((table) => table.place === place && table.report.part === part);

/** The admin API's calls for every report of every place. */
export const reportEndpoints = PLACE_IDS.flatMap((place) =>
  every.flatMap((report) => [adminReport(report, place), ...(report.details ? [adminDetails(report, place)] : [])]),
);
