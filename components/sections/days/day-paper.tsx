import { useTranslations } from 'next-intl';
import { PrintPage } from '@/components/print/print-page';
import type { DayClose, DaySheet } from '@/lib/sections/days/contract';
import { formatDate } from '@/lib/domain/format';
import { useFormats } from '@/components/frame/use-formats';
import { DayReport } from './day-report';
import classes from './day-paper.module.css';

interface DayPaperProps {
  readonly close: DayClose;
  readonly sheet: DaySheet;
  readonly venue: string;
  readonly login: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Printed sheet of a closed day: one page with lines for signatures. */
export function DayPaper({ close, sheet, venue, login, now }: DayPaperProps) {
  const t = useTranslations('days');
  const { formatTime } = useFormats();
  return (
    <PrintPage
      title={t('paper.title', { number: close.close_id })}
      subtitle={t('paper.subtitle', { date: formatDate(close.business_date) })}
      venue={venue}
      printed={t('paper.printed', { login, time: formatTime(now) })}
      back={{ href: `/operations/days/${close.close_id}`, label: t('paper.back') }}
      printLabel={t('print')}
    >
      <DayReport close={close} sheet={sheet} />
      <dl className={classes['signatures']}>
        {(['signCashier', 'signManager'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`paper.${key}`)}</dt>
            <dd>{t('paper.name')}</dd>
          </div>
        ))}
      </dl>
    </PrintPage>
  );
}
