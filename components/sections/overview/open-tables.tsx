import { useLocale, useTranslations } from 'next-intl';
import type { z } from 'zod';
import { OfferedLink } from '@/components/sight/offers';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { OpenTable } from '@/lib/sections/days/contract';
import { DAY_CLOSE } from './addresses';
import { Block } from './block';
import { SmallTable } from './small-table';

interface OpenTablesProps {
  readonly tables: readonly z.infer<typeof OpenTable>[];
  /** Time of the reading, in Unix seconds. */
  readonly time: number;
}

/** Tables shown at most; the close of the day shows all. */
const MOST = 8;

/** Tables that have not paid, longest first, and their sum. */
export function OpenTables({ tables, time }: OpenTablesProps) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const sum = toBaht(tables.reduce((all, { price }) => all + toSatang(price), 0));
  const minutes = (since: number) => Math.max(0, Math.floor((time - since) / 60));
  const long = (since: number) => {
    const [hours, rest] = [Math.floor(minutes(since) / 60), minutes(since) % 60];
    return hours > 0 ? t('hours', { hours, minutes: rest }) : t('minutes', { minutes: rest });
  };
  const title = (
    <>
      <OfferedLink href={DAY_CLOSE}>{t('openTables', { count: tables.length })}</OfferedLink>
      {tables.length > 0 && <span>{formatMoney(sum, locale)} ฿</span>}
    </>
  );
  return (
    <Block title={title}>
      {tables.length > 0 && (
        <SmallTable
          heads={[t('table'), t('open'), t('sum')]}
          rows={tables.slice(0, MOST).map(({ place, table, since, price }) => ({
            key: `${place} ${table}`,
            cells: [`${table} · ${place}`, long(since), formatMoney(price, locale)],
          }))}
        />
      )}
      {tables.length > MOST && <p>{t('more', { count: tables.length - MOST })}</p>}
    </Block>
  );
}
