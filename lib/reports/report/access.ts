import type { Access } from '../../contract/permission';
import type { Report } from './define';

/** The right to read reports: their sections are private. */
export const readsReports = { flags: ['OrdersView'], private: true } as const;

/** The right to read a report: its own, or that to read reports. */
export const accessOf = ({ access = readsReports }: Pick<Report, 'access'>): Access => access;
