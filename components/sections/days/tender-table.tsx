import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import type { DayClose } from '@/lib/sections/days/contract';
import { formatMoney } from '@/lib/domain/format';
import { Difference } from './difference';
import classes from './tender-table.module.css';
import { useTenderName } from './use-tender-name';

interface TenderTableProps {
  readonly close: Pick<DayClose, 'counted' | 'expected' | 'difference' | 'tenders'>;
  readonly caption: string;
  readonly focusRef?: Ref<HTMLTableElement>;
}

/**
 * Cash and the other tenders: counted sum, expected sum and difference, in baht. If the expected sum of the cash is hidden,
 * the table has counted sums only.
 */
export function TenderTable({ close, caption, focusRef }: TenderTableProps) {
  const t = useTranslations('days.tenders');
  const locale = useLocale();
  const nameOf = useTenderName();
  const { tenders = [], ...cash } = close;
  const isTold = cash.expected !== undefined;
  const money = (baht: number | undefined) => (baht === undefined ? '—' : formatMoney(baht, locale));
  const rows = [
    { key: 'cash', label: t('cash'), ...cash },
    // A partner may be named like the cash or the terminal.
    ...tenders.map((one) => ({ key: `${one.tender} ${one.name}`, label: nameOf(one), ...one })),
  ];
  return (
    <table ref={focusRef} tabIndex={focusRef ? -1 : undefined} className={classes['tenders']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tender')}</th>
          <th scope="col">{t('counted')}</th>
          {isTold && <th scope="col">{t('expected')}</th>}
          {isTold && <th scope="col">{t('difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, counted, expected, difference }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{counted === null ? t('skipped') : money(counted)}</td>
            {isTold && <td>{money(expected)}</td>}
            {isTold && <td>{difference === undefined ? '—' : <Difference difference={difference} unit="" />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
