'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { TableTotals, TotalsHead } from '@/lib/reports/table';
import { writeValue } from '@/lib/reports/write';
import classes from './totals-block.module.css';

interface TotalsBlockProps<Reply> {
  totals: TableTotals<Reply> & { readonly heads: readonly TotalsHead[] };
  /** None yet while it is on its way. */
  reply: Reply | undefined;
}

/** Totals with heads of their own, always in sight below the table: one line as name and figure, several as a table. */
export function TotalsBlock<Reply>({ totals: { heads, lines }, reply }: TotalsBlockProps<Reply>) {
  const t = useTranslations();
  const writing = { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const known = lines.map((line) => ({ ...line, values: reply === undefined ? undefined : line.cells(reply) }));
  const figure = (values: (typeof known)[number]['values'], { key, kind }: TotalsHead) =>
    values ? writeValue(kind, values[key], writing) : <Skeleton height={10} radius="xl" width={64} />;
  const unit = ({ kind }: TotalsHead) => (kind === 'money' ? ', ฿' : '');
  const [only] = known;
  if (known.length === 1 && only) {
    return (
      <dl className={classes['line']} aria-label={t('report.totals')}>
        {heads.map((head) => (
          <div key={head.key} className={classes['item']}>
            <dt>
              {t(head.label)}
              {unit(head)}
            </dt>
            <dd>{figure(only.values, head)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className={classes['box']}>
      <table className={classes['block']} aria-label={t('report.totals')}>
        <thead>
          <tr>
            {/* On a phone once for all of them: there is no room above each. */}
            <td>
              {heads.some(({ kind }) => kind === 'money') && (
                <span className={classes['once']} aria-hidden>
                  ฿
                </span>
              )}
            </td>
            {heads.map((head) => (
              <th key={head.key} scope="col">
                {t(head.label)}
                <span className={classes['unit']}>{unit(head)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{t(label)}</th>
              {heads.map((head) => (
                <td key={head.key} data-negative={(values?.[head.key] ?? 0) < 0 || undefined}>
                  {figure(values, head)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
