/** Who reads a report: statistics in each of their places, and delivery, are private sections. */
export const readsReports = { flags: ['OrdersView'], private: true } as const;
