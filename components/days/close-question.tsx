'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { Facts } from '@/components/ui/facts';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import type { DayClose } from '@/lib/contract/days';
import { getFunds } from '@/lib/contract/funds';
import { formatDate, formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import classes from './settle-form.module.css';

interface CloseQuestionProps {
  readonly count: Pick<DayClose, 'business_date' | 'counted'>;
  /** Cash that stays in the cashbox, in baht. */
  readonly float: number;
  /** Unpaid tables, if the day still runs. */
  readonly running: DayClose['open_tables'] | null;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Asks before a day is closed: names the money, before and after, and the unpaid tables of a day that still runs. The
 * cashbox is what was counted: the books' sum may be hidden, and its difference is booked with the close.
 */
export function CloseQuestion({ count, float, running, onYes, onClose }: CloseQuestionProps) {
  const t = useTranslations('days');
  const locale = useLocale();
  const { data, error } = useLiveEndpoint(getFunds, {});
  const { counted, business_date } = count;
  const toSafe = toBaht(toSatang(counted) - toSatang(float));
  const money = (baht: number) => `${formatMoney(baht, locale)} ฿`;
  const moved = (before: number, after: number) => `${formatMoney(before, locale)} → ${money(after)}`;
  const tables = running ?? [];
  return (
    <QuestionDialog
      title={running ? t('running.title') : t('question.title', { date: formatDate(business_date) })}
      submitLabel={t('settle.submit')}
      onSubmit={onYes}
      onClose={onClose}
    >
      {running && <p>{t('running.text')}</p>}
      <Facts
        className={classes['money']}
        facts={[
          [t('settle.counted'), money(counted)],
          [t('settle.toSafe'), money(toSafe)],
          [t('question.stays'), money(float)],
          [t('question.cashbox'), moved(counted, float)],
          [
            t('question.safe'),
            data ? moved(data.safe, toBaht(toSatang(data.safe) + toSatang(toSafe))) : error ? '—' : '…',
          ],
        ]}
      />
      {tables.length > 0 && (
        <>
          <p>{t('tables.title', { count: tables.length })}:</p>
          <ul className={classes['unpaid']}>
            {tables.map(({ place, table, price }) => (
              <li key={`${place} ${table}`}>
                {place}, {t('tables.table', { table })}: {money(price)}
              </li>
            ))}
          </ul>
        </>
      )}
    </QuestionDialog>
  );
}
