'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { DayClose } from '@/lib/contract/days';
import { formatMoney } from '@/lib/domain/format';
import classes from './settle-form.module.css';

interface CloseQuestionProps {
  readonly tables: DayClose['open_tables'];
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a day is closed that still runs, and names the unpaid tables. */
export function CloseQuestion({ tables, onYes, onClose }: CloseQuestionProps) {
  const t = useTranslations('days');
  const locale = useLocale();
  return (
    <QuestionDialog title={t('running.title')} submitLabel={t('settle.submit')} onSubmit={onYes} onClose={onClose}>
      <p>{t('running.text')}</p>
      {tables.length > 0 && (
        <>
          <p>{t('tables.title', { count: tables.length })}:</p>
          <ul className={classes['unpaid']}>
            {tables.map(({ place, table, price }) => (
              <li key={`${place} ${table}`}>
                {place}, {t('tables.table', { table })}: {formatMoney(price, locale)} ฿
              </li>
            ))}
          </ul>
        </>
      )}
    </QuestionDialog>
  );
}
