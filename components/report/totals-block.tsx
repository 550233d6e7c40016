'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { labelOf, type TableTotals, type TotalsHead } from '@/lib/reports/table';
import { writeValue } from '@/lib/reports/write';
import { Change } from './change';
import classes from './totals-block.module.css';

interface TotalsBlockProps<Reply> {
  totals: TableTotals<Reply>;
  /** None yet while it is on its way. */
  reply: Reply | undefined;
}

/** Totals with heads of their own, always in sight below the table: one line as name and figure, several as a table. */
export function TotalsBlock<Reply>({ totals, reply }: TotalsBlockProps<Reply>) {
  const { beside } = totals;
  if (!beside || beside.heads?.(reply).length === 0) return <Block totals={totals} reply={reply} />;
  return (
    <div className={classes['both']}>
      <Block totals={beside} reply={reply} />
      <Block totals={totals} reply={reply} />
    </div>
  );
}

function Block<Reply>({ totals, reply }: TotalsBlockProps<Reply>) {
  const { lines } = totals;
  const heads = totals.heads?.(reply) ?? [];
  const t = useTranslations();
  const writing = { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const known = lines.map((line) => ({
    ...line,
    values: reply === undefined ? undefined : line.cells(reply),
    past: reply === undefined ? undefined : line.past?.(reply),
  }));
  const figure = (
    { values, past, kind: kindOfLine }: (typeof known)[number],
    { key, kind: own, decimals }: TotalsHead,
  ) => {
    if (!values) return <Skeleton height={10} radius="xl" width={64} />;
    const [kind, value, before] = [kindOfLine ?? own, values[key], past?.[key]];
    return (
      <>
        {writeValue(kind, value, writing, decimals)}
        {value !== undefined && before !== undefined && (
          <Change kind={kind} now={value} past={before} decimals={decimals} />
        )}
      </>
    );
  };
  const unit = ({ kind }: TotalsHead) => (kind === 'money' ? ', ฿' : '');
  if (heads.length === 0) return null;
  const [only] = known;
  if (known.length === 1 && only) {
    return (
      <dl className={classes['line']} aria-label={t('report.totals')}>
        {heads.map((head) => (
          <div key={head.key} className={classes['item']}>
            <dt>
              {labelOf(head.label, t)}
              {unit(head)}
            </dt>
            <dd>{figure(only, head)}</dd>
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
                {labelOf(head.label, t)}
                <span className={classes['unit']}>{unit(head)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((line) => (
            <tr key={line.key}>
              <th scope="row">{labelOf(line.label, t)}</th>
              {heads.map((head) => (
                <td key={head.key} data-negative={(line.values?.[head.key] ?? 0) < 0 || undefined}>
                  {figure(line, head)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
