import { PLACE_IDS, type Place } from '../../domain/places';
import type { Report } from '../report/define';
import { adminDetails, adminReport } from '../report/endpoints';
import { detailsTable, type DetailsTable } from '../report/details';
import { reportTable, type ReportTable } from '../report/table';
import { additions } from './additions';
import { alcohol } from './alcohol';
import { cashiers } from './cashiers';
import { delivery } from './delivery';
import { deliveryTable } from './delivery-table';
import { discountCards } from './discount-cards';
import { dishes } from './dishes';
import { dishesByHours } from './dishes-by-hours';
import { draftBeer } from './draft-beer';
import { expenseCategories } from './expense-categories';
import { ingredientGroupEndpoints } from './ingredient-groups';
import { ingredientsLists } from './ingredients-lists';
import { karaoke } from './karaoke';
import { ordersByHours } from './orders-by-hours';
import { products } from './products';
import { promo } from './promo';
import { revenue } from './revenue';

/** Every report of a place, in the order of the tab strip (specification part 2 §2). */
export const reports = [
  draftBeer,
  alcohol,
  dishes,
  discountCards,
  expenseCategories,
  revenue,
  ordersByHours,
  dishesByHours,
  ingredientsLists,
  products,
  cashiers,
  additions,
  karaoke,
  promo,
] as const;

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

/** What lies behind the rows of reports that have more to say of each. */
export const detailsTables: readonly DetailsTable[] = reportTables.flatMap((table) => detailsTable(table) ?? []);

/** The list behind the rows of a report. */
export const findDetails = ({ id }: Pick<ReportTable, 'id'>): DetailsTable | undefined =>
  detailsTables.find((table) => table.id === `${id}_details`);

/** The admin API's calls for every report of every place. */
export const reportEndpoints = [
  ...PLACE_IDS.flatMap((place) =>
    every.flatMap((report) => [adminReport(report, place), ...(report.details ? [adminDetails(report, place)] : [])]),
  ),
  adminReport(delivery, deliveryTable.place),
  ...ingredientGroupEndpoints,
];
