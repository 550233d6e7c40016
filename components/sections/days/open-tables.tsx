import { useFormatter, useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { Title } from '@/components/ui/title';
import type { DayClose } from '@/lib/sections/days/contract';
import { sumBaht } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import classes from './day-screen.module.css';

/** Tables that have not paid; their money is not in the cashbox yet. */
export function OpenTables({ tables }: { readonly tables: DayClose['open_tables'] }) {
  const t = useTranslations('days.tables');
  const { formatMoney, formatBaht, formatTime } = useFormats();
  const format = useFormatter();
  if (tables.length === 0) return null;
  const total = sumBaht(tables.map(({ price }) => price));
  return (
    <section className={cx(layout.panel, classes['tables'])} aria-labelledby="open-tables">
      <header className={cx(layout.line, layout.figures)}>
        <Title order={2} id="open-tables">
          {t('title', { count: tables.length })}
        </Title>
        <strong>{formatBaht(total)}</strong>
      </header>
      <p className={layout.muted}>{t('hint')}</p>
      <details>
        <summary>{t('show')}</summary>
        <ul>
          {tables.map(({ place, table, since, positions, price }) => (
            <li key={`${place} ${table}`} className={layout.line}>
              <span>
                <strong>{t('table', { table })}</strong>
                <small className={cx(layout.muted, layout.small)}>
                  {place} · {t('since', { time: formatTime(since).slice(-5) })} ·{' '}
                  {t('positions', { count: positions, written: format.number(positions) })}
                </small>
              </span>
              <span className={layout.figures}>{formatMoney(price)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
