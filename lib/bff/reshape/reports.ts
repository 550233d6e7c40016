import type { Sort } from '../../domain/tree';
import type { ReportRows } from '../../reports/report/compare';
import type { Report } from '../../reports/report/define';
import type { DeliveryReply } from '../../reports/statistics/delivery';
import { rowsOfDelivery } from './delivery';
import { rowsOfGroups } from './expense-categories';

type Reshape = (reply: unknown, sort: Sort<string> | undefined) => ReportRows;

/** Reports whose wire is no list of rows; their replies were parsed by the definition's own schema. */
const RESHAPE: Readonly<Record<string, Reshape>> = {
  expense_categories: (reply, sort) => rowsOfGroups(reply as Parameters<typeof rowsOfGroups>[0], sort),
  delivery: (reply, sort) => rowsOfDelivery(reply as DeliveryReply, sort),
};

/** The rows and totals of a report, whatever its wire looks like. */
export const reshaped = ({ part, wire }: Report, reply: unknown, sort?: Sort<string>): ReportRows =>
  wire ? (RESHAPE[part]?.(reply, sort) ?? { items: [], totals: {} }) : (reply as ReportRows);
