'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { labelOf, type ColumnKind, type TableTotals, type TotalsHead } from '@/lib/reports/table';
import { shownLines } from '@/lib/reports/totals-lines';
import { writeValue } from '@/lib/reports/write';
import { Change } from './change';
import classes from './totals-block.module.css';

/** Of a block that stands upright everywhere. */
const MOST_LINES = 4;

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
  const lines = shownLines(totals.lines, reply);
  const heads = totals.heads?.(reply) ?? [];
  const t = useTranslations();
  const writing = { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC' };
  const known = lines.map((line) => ({
    ...line,
    values: reply === undefined ? undefined : line.cells(reply),
    past: reply === undefined ? undefined : line.past?.(reply),
  }));
  const figure = (
    { key: line, values, past, kind: kindOfLine }: (typeof known)[number],
    { key, kind: own, decimals }: TotalsHead,
  ) => {
    if (!values) return <Skeleton height={10} radius="xl" width={64} />;
    const [kind, value, before] = [kindOfLine ?? own, values[key], past?.[key]];
    return (
      <>
        {writeValue(kind, value, writing, decimals)}
        {value !== undefined && before !== undefined && (
          <Change kind={kind} now={value} past={before} decimals={decimals} of={`${line} ${key}`} />
        )}
      </>
    );
  };
  if (heads.length === 0) return null;
  // Where a line says what its figures are, ฿ stands with it and not above.
  const byLine = lines.every(({ kind }) => kind);
  const baht = (kind: ColumnKind | undefined) => (kind === 'money' ? ', ฿' : '');
  const unit = ({ kind }: TotalsHead) => (byLine ? '' : baht(kind));
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
  const isNegative = (line: (typeof known)[number], { key }: TotalsHead) => (line.values?.[key] ?? 0) < 0 || undefined;
  const name = t('report.totals');
  const table = (
    <table className={classes['block']} aria-label={name}>
      <thead>
        <tr>
          {/* On a phone once for all of them: there is no room above each. */}
          <td>
            {!byLine && heads.some(({ kind }) => kind === 'money') && (
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
            <th scope="row">
              {labelOf(line.label, t)}
              {baht(line.kind)}
            </th>
            {heads.map((head) => (
              <td key={head.key} data-negative={isNegative(line, head)}>
                {figure(line, head)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (lines.length <= MOST_LINES) return <div className={classes['box']}>{table}</div>;
  // A tall block would leave the rows no room: across, where there is width for it.
  return (
    <div className={classes['box']}>
      <div className={classes['upright']}>{table}</div>
      <table className={`${classes['block']} ${classes['across']}`} aria-label={name}>
        <thead>
          <tr>
            <td />
            {known.map((line) => (
              <th key={line.key} scope="col">
                {labelOf(line.label, t)}
                {baht(line.kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map((head) => (
            <tr key={head.key}>
              <th scope="row">{labelOf(head.label, t)}</th>
              {known.map((line) => (
                <td key={line.key} data-negative={isNegative(line, head)}>
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
