'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { PrintPage } from '@/components/print/print-page';
import { PrintTable } from '@/components/print/print-table';
import { useMeasure } from '@/components/frame/use-measure';
import type { CountLine } from '@/lib/sections/stocktake/contract';
import { formatTime } from '@/lib/domain/format';
import { groupBy } from '@/lib/domain/group-by';
import type { PaperProps } from './paper';
import classes from './paper.module.css';

function Row({ line }: { line: CountLine }) {
  const { name: measure, written } = useMeasure();
  return (
    <tr>
      <td>{line.name}</td>
      <td>{line.package_quantity === null ? '' : written(line.package_quantity, line)}</td>
      <td>{line.expected == null ? '' : written(line.expected, line)}</td>
      <td className={classes['blank']} data-none={line.package_quantity === null || undefined} />
      <td className={classes['blank']}>{measure(line)}</td>
    </tr>
  );
}

/** Printed count sheet to fill in by hand; for a blind count the expected figures are not in the page. */
export function CountSheet({ count, lines, venue, login, now }: PaperProps) {
  const t = useTranslations('stocktake');
  const timeZone = useTimeZone() ?? 'UTC';
  const heads = [
    t('columns.name'),
    t('sheet.package'),
    t('columns.expected'),
    t('columns.sheet'),
    t('columns.sheetPart'),
  ];
  return (
    <PrintPage
      title={`${t('sheet.title')} №\u00a0${count.count_id}`}
      subtitle={count.name}
      venue={venue}
      printed={t('paper.printed', { login, time: formatTime(now, timeZone) })}
      back={{ href: `/stock/counts/${count.count_id}`, label: t('paper.back') }}
      printLabel={t('paper.print')}
    >
      {[...groupBy(lines, ({ folder }) => folder)].map(([folder, inside]) => (
        <PrintTable key={folder} caption={folder || t('noFolder')} className={classes['sheet']}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
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
      ))}
      <p className={classes['signed']}>{t('paper.signed')}</p>
    </PrintPage>
  );
}
