import type { Looks } from '@/components/list/looks';
import { formatTime } from '@/lib/domain/format';
import type { PaidRow } from '@/lib/sections/statistics/lists/product-sales';

/** Shows every time of addition, with dates. */
export const SALES_LOOKS: Looks<PaidRow> = {
  add_time: {
    cell: ({ add_time }, _words, { timeZone }) => ({
      title: add_time.length > 1 ? add_time.map((time) => formatTime(time, timeZone)).join('\n') : undefined,
    }),
  },
};
