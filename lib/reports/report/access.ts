import type { Access } from '../../contract/permission';
import type { Report } from './define';

/** Who reads a report: statistics in each of their places, and delivery, are private sections. */
export const readsReports = { flags: ['OrdersView'], private: true } as const;

/** Who may read a report: whoever reads reports, where it does not say otherwise itself. */
export const accessOf = ({ access = readsReports }: Pick<Report, 'access'>): Access => access;
