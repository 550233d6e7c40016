import type { Access } from './permission';

/** Right to read reports, whose sections are private. */
export const readsReports = { flags: ['OrdersView'], private: true } as const;

/** Right to read a report: its own, else that to read reports. */
export const accessOf = ({ access = readsReports }: { readonly access?: Access | undefined }): Access => access;
