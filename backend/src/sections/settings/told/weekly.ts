import { daysBefore } from '@/lib/domain/usual-sales';
import { businessDate } from '@/lib/domain/venue-time';
import type { Settings } from '@/lib/env';
import type { Database } from '@/backend/src/db/open';
import { unixNow } from '@/backend/src/db/time';
import { queueTold } from '@/backend/src/mail/outbox';
import type { DailyJob } from '@/backend/src/operation/schedule';

const MONDAY = 1;
const WEEK_DAYS = 7;

/** Monday of the last week whose business days have all ended. */
function lastWeek(zone: string): string {
  const today = businessDate(unixNow(), zone);
  const sinceMonday = (new Date(today).getUTCDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS;
  return daysBefore(today, sinceMonday + WEEK_DAYS);
}

/** Messages of the week: on Monday, once its last business day has ended at noon. A second run writes none. */
export const weeklyMessages = ({ db }: Pick<Database, 'db'>, settings: Settings): DailyJob => ({
  name: 'tell_week',
  at: '12:05',
  weekday: MONDAY,
  async run() {
    const week = lastWeek(settings.VENUE_TIMEZONE);
    return { ok: true, report: { week, messages: await queueTold(db, { kind: 'week', about: week }, settings) } };
  },
});
