'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { PrintPage } from '@/components/print/print-page';
import { PrintTable } from '@/components/print/print-table';
import { useMeasure } from '@/components/frame/use-measure';
import type { CountLine, CountTotal } from '@/lib/sections/stocktake/contract';
import { formatMoney, formatTime } from '@/lib/domain/format';
import { groupBy } from '@/lib/domain/group-by';
import { gapOf } from '@/lib/sections/stocktake/rules';
import type { PaperProps } from './paper';
import classes from './paper.module.css';

function Row({ line }: { line: CountLine }) {
  const t = useTranslations('stocktake.result');
  const locale = useLocale();
  const { figure, written } = useMeasure();
  const gap = gapOf(line);
  return (
    <tr>
      <td>{line.name}</td>
      <td>{line.expected == null ? '' : figure(line.expected, line)}</td>
      <td>{line.counted === null ? t('notCounted') : written(line.counted, line)}</td>
      <td>{gap ? figure(gap.quantity, line) : ''}</td>
      <td>{gap ? formatMoney(gap.amount, locale) : ''}</td>
      <td>{line.stale ? t('stale') : line.booked ? t(line.booked) : ''}</td>
    </tr>
  );
}

function Sums({ total }: { total: CountTotal }) {
  const t = useTranslations('stocktake.result');
  const locale = useLocale();
  return (
    <p className={classes['sums']}>
      {(['value', 'shortage', 'surplus'] as const)
        .map((key) => `${t(key)}: ${formatMoney(total[key], locale)} ฿`)
        .join(' · ')}
    </p>
  );
}

/** Result of a count by folder; without figures for readers who may not see expected quantities of a blind count. */
export function CountResult({ count, lines, totals, venue, login, now }: PaperProps) {
  const t = useTranslations('stocktake');
  const timeZone = useTimeZone() ?? 'UTC';
  const heads = (['name', 'expected', 'counted', 'quantity', 'difference', 'booked'] as const).map((key) =>
    t(`columns.${key}`),
  );
  return (
    <PrintPage
      title={`${t('paper.resultTitle')} №\u00a0${count.count_id}`}
      subtitle={`${count.name} · ${t(`status.${count.status}`)}`}
      venue={venue}
      printed={t('paper.printed', { login, time: formatTime(now, timeZone) })}
      back={{ href: `/stock/counts/${count.count_id}`, label: t('paper.back') }}
      printLabel={t('paper.print')}
    >
      {!totals && <p>{t('result.hiddenText')}</p>}
      {totals &&
        [...groupBy(lines, ({ folder_id }) => folder_id)].map(([folder, inside]) => {
          const total = totals.folders.find(({ folder_id }) => folder_id === folder);
          return (
            <section key={folder}>
              <PrintTable caption={inside[0]?.folder || t('noFolder')} className={classes['result']}>
                <thead>
                  <tr>
                    {heads.map((head, index) => (
                      <th key={index} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {inside.map((line) => (
                    <Row key={line.item_id} line={line} />
                  ))}
                </tbody>
              </PrintTable>
              {total && <Sums total={total} />}
            </section>
          );
        })}
      {totals && (
        <section>
          <h2 className={classes['total']}>{t('result.total')}</h2>
          <Sums total={totals.all} />
        </section>
      )}
      <p className={classes['signed']}>{t('paper.signed')}</p>
    </PrintPage>
  );
}
