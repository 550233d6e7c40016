import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { DayClose } from '@/lib/sections/days/contract';
import { formatMoney, formatTime } from '@/lib/domain/format';

/** A count that closed no day: it waits for settlement, or another count replaced it. */
export function SetAside({ close }: { readonly close: DayClose }) {
  const t = useTranslations('days.aside');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { counted, expected, counted_by, counted_time } = close;
  return (
    <Alert color="gray" title={t(close.status === 'counted' ? 'waits' : 'cancelled')}>
      {t(expected === undefined ? 'blind' : 'figures', {
        login: counted_by,
        time: formatTime(counted_time, timeZone),
        counted: formatMoney(counted, locale),
        expected: formatMoney(expected ?? 0, locale),
      })}
    </Alert>
  );
}
