import { PRIVATE, type Access } from './access';

/** Right to read reports, whose sections are private. */
export const readsReports = { flags: ['OrdersView'], closedTo: PRIVATE } as const;

/** Right to read a report: its own, else that to read reports. */
export const accessOf = ({ access = readsReports }: { readonly access?: Access | undefined }): Access => access;
