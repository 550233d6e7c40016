import { money, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';

/** What each person moved from the cashbox to the safe: transfers, and what a day's close set aside. */
export const cash2safe = defineReport({
  section: 'analytics',
  part: 'cash2safe',
  sort: { key: 'amount', direction: 'desc' },
  columns: { user_name: text(), amount: money({ total: true, compare: true, width: 140 }) },
  hidden: true,
});
