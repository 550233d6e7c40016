import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SmallTable } from '@/components/table/small-table';
import { OfferedLink } from '@/components/sight/offers';
import { Change } from '@/components/list/change';
import { otherHalls } from '@/lib/sections/overview/rules/figures';
import { casesIn } from '@/lib/sections/overview/rules/cases';
import { toBaht, toSatang } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import { ATTENTION, casesOf, CASHIERS, DAY_CLOSE, ordersOf, revenueOf, TAKEN_OFF, TODAY } from './addresses';
import { Block } from './block';
import type { Parts } from './use-overview';

/** Rules with cases that need attention, most urgent first, each with a link to its cases. */
export function Attention({ rules }: Parts['attention']) {
  const t = useTranslations('attention');
  const { formatMoney, formatCount } = useFormats();
  const total = casesIn(rules);
  return (
    <Block title={<OfferedLink href={ATTENTION}>{t('needs', { count: total })}</OfferedLink>}>
      {total > 0 && (
        <SmallTable
          named
          rows={rules}
          keyOf={({ rule }) => rule}
          columns={[
            {
              key: 'rule',
              label: t('columns.rule'),
              cell: ({ rule }) => <OfferedLink href={casesOf(rule)}>{t(`rules.${rule}.title`)}</OfferedLink>,
            },
            { key: 'cases', label: t('cases'), cell: ({ cases }) => formatCount(cases) },
            {
              key: 'sum',
              label: t('sum'),
              cell: ({ amount }) => formatMoney(amount),
            },
          ]}
        />
      )}
    </Block>
  );
}

/** Sales of each hall. Halls whose sections are off share one line, so that the lines add up to the venue's total. */
export function Halls({ evening }: { evening: Parts['evening'] }) {
  const t = useTranslations('overview');
  const rest = otherHalls(evening);
  const rows = [...evening.halls, ...(rest ? [{ hall: 'other' as const, now: rest, past: undefined }] : [])];
  const { formatMoney, formatCount } = useFormats();
  return (
    <Block title={t('byHall')}>
      <SmallTable
        named
        rows={rows}
        keyOf={({ hall }) => hall}
        columns={[
          {
            key: 'hall',
            label: t('hall'),
            cell: ({ hall }) =>
              hall === 'other' ? (
                t('otherHalls')
              ) : (
                <OfferedLink href={revenueOf(TODAY, hall)}>{t(`halls.${hall}`)}</OfferedLink>
              ),
          },
          { key: 'revenue', label: t('revenue'), cell: ({ now }) => formatMoney(now.revenue) },
          {
            key: 'change',
            label: t('change'),
            cell: ({ now, past }) =>
              past && past.revenue !== 0 ? (
                <Change kind="money" now={now.revenue} past={past.revenue} only="percent" />
              ) : (
                '—'
              ),
          },
          { key: 'checks', label: t('checks'), cell: ({ now }) => formatCount(now.checks) },
        ]}
      />
    </Block>
  );
}

/** Maximum number of shown tables; the close of the day shows all. */
const MOST = 8;

/** Tables that have not paid, longest first, and their sum. */
export function OpenTables({ tables, end_time }: Pick<Parts, 'tables' | 'end_time'>) {
  const t = useTranslations('overview');
  const { formatMoney, formatBaht } = useFormats();
  const sum = toBaht(tables.reduce((all, { price }) => all + toSatang(price), 0));
  const minutes = (since: number) => Math.max(0, Math.floor((end_time - since) / 60));
  const long = (since: number) => {
    const [hours, rest] = [Math.floor(minutes(since) / 60), minutes(since) % 60];
    return hours > 0 ? t('hours', { hours, minutes: rest }) : t('minutes', { minutes: rest });
  };
  const title = (
    <>
      <OfferedLink href={DAY_CLOSE}>{t('openTables', { count: tables.length })}</OfferedLink>
      {tables.length > 0 && <span>{formatBaht(sum)}</span>}
    </>
  );
  return (
    <Block title={title}>
      {tables.length > 0 && (
        <SmallTable
          named
          rows={tables.slice(0, MOST)}
          keyOf={({ place, table }) => `${place} ${table}`}
          columns={[
            { key: 'table', label: t('table'), cell: ({ place, table }) => `${table} · ${place}` },
            { key: 'open', label: t('open'), cell: ({ since }) => long(since) },
            { key: 'sum', label: t('sum'), cell: ({ price }) => formatMoney(price) },
          ]}
        />
      )}
      {tables.length > MOST && <p>{t('more', { count: tables.length - MOST })}</p>}
    </Block>
  );
}

/** Sales, discounts, voids and removals of each cashier of the evening. */
export function Cashiers({ cashiers }: Pick<Parts, 'cashiers'>) {
  const t = useTranslations('overview');
  const { formatMoney } = useFormats();
  const money = (baht: number | undefined, href?: string): ReactNode => {
    if (!baht) return '—';
    const written = formatMoney(baht);
    return href ? <OfferedLink href={href}>{written}</OfferedLink> : written;
  };
  return (
    <Block title={<OfferedLink href={CASHIERS}>{t('cashiers')}</OfferedLink>}>
      <SmallTable
        named
        rows={cashiers}
        keyOf={({ cashier_id }) => cashier_id}
        columns={[
          {
            key: 'cashier',
            label: t('cashier'),
            cell: ({ cashier_id, name }) =>
              cashier_id === 0 ? t('nobody') : <OfferedLink href={ordersOf(TODAY, cashier_id)}>{name}</OfferedLink>,
          },
          { key: 'revenue', label: t('revenue'), cell: ({ revenue }) => money(revenue) },
          { key: 'discounts', label: t('discounts'), cell: ({ discount }) => money(discount) },
          { key: 'voids', label: t('voids'), cell: ({ voided }) => money(voided) },
          { key: 'takenOff', label: t('takenOff'), cell: ({ taken_off }) => money(taken_off, TAKEN_OFF) },
        ]}
      />
    </Block>
  );
}
