'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { Facts } from '@/components/ui/facts';
import type { DayClose } from '@/lib/sections/days/contract';
import { formatDate } from '@/lib/domain/format';
import { isTableNumber } from '@/lib/domain/record-number';
import { toSafe } from '@/lib/sections/days/forms';
import { useFormats } from '@/components/frame/use-formats';
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
 * Asks before a day is closed. Shows the money before and after, and the unpaid tables of a day that still runs. The cashbox
 * holds what was counted: the sum in the books may be hidden, and the difference is booked with the close.
 */
export function CloseQuestion({ count, float, running, onYes, onClose }: CloseQuestionProps) {
  const t = useTranslations('days');
  const { formatBaht } = useFormats();
  const { counted, business_date } = count;
  const move = toSafe(counted, float);
  const tables = running ?? [];
  return (
    <QuestionDialog
      title={running ? t('running.title') : t('question.title', { date: formatDate(business_date) })}
      submitLabel={t('settle.submit')}
      move={move}
      onSubmit={onYes}
      onClose={onClose}
    >
      {running && <p>{t('running.text')}</p>}
      <Facts
        className={classes['money']}
        facts={[
          [t('settle.counted'), formatBaht(counted)],
          [t('settle.toSafe'), formatBaht(move.sum)],
          [t('question.stays'), formatBaht(float)],
        ]}
      />
      {tables.length > 0 && (
        <>
          <p>{t('tables.title', { count: tables.length })}:</p>
          <ul className={classes['unpaid']}>
            {tables.map(({ place, table, price }) => (
              <li key={`${place} ${table}`}>
                {place}, {isTableNumber(table) ? t('tables.table', { table }) : table}: {formatBaht(price)}
              </li>
            ))}
          </ul>
        </>
      )}
    </QuestionDialog>
  );
}
