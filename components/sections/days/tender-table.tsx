import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { SmallTable, type SmallColumn } from '@/components/table/small-table';
import type { DayClose, Tender } from '@/lib/sections/days/contract';
import { useFormats } from '@/components/frame/use-formats';
import { Difference } from './difference';

/** Returns the name of a tender: the card terminal, or the name of the partner. */
export function useTenderName(): (tender: Tender) => string {
  const t = useTranslations('days.tenders');
  return ({ tender, name }) => (tender === 'card' ? t('card') : name);
}

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
  const { formatMoney } = useFormats();
  const nameOf = useTenderName();
  const { tenders = [], ...cash } = close;
  const rows = [
    { key: 'cash', label: t('cash'), ...cash },
    // A partner may be named like the cash or the terminal.
    ...tenders.map((one) => ({ key: `${one.tender} ${one.name}`, label: nameOf(one), ...one })),
  ];
  const comparing: SmallColumn<(typeof rows)[number]>[] = [
    { key: 'expected', label: t('expected'), cell: ({ expected }) => formatMoney(expected) },
    {
      key: 'difference',
      label: t('difference'),
      cell: ({ difference }) => (difference === undefined ? '—' : <Difference difference={difference} unit="" />),
    },
  ];
  return (
    <SmallTable
      ref={focusRef}
      caption={caption}
      named
      plain
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { key: 'tender', label: t('tender'), cell: ({ label }) => label },
        {
          key: 'counted',
          label: t('counted'),
          cell: ({ counted }) => (counted === null ? t('skipped') : formatMoney(counted)),
        },
        ...(cash.expected === undefined ? [] : comparing),
      ]}
    />
  );
}
