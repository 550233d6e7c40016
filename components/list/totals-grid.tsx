'use client';
import { useTranslations } from 'next-intl';
import type { TotalsHead } from '@/lib/lists/list';
import { cx, layout } from '@/components/ui/classes';
import classes from './totals-block.module.css';
import type { TotalsFigures, TotalsShown } from './totals-figures';
import { useRest } from './totals-rest';

/** Maximum of lines of a table that is never transposed. */
const MOST_LINES = 4;
/** Number of money columns that fit on a phone. */
const MOST_HEADS = 3;
/** Number of columns that have room for a change beside each figure. */
const FEW_HEADS = 4;

function Figure({ line, head }: { line: TotalsFigures; head: TotalsHead }) {
  return <td data-negative={line.isNegative(head) || undefined}>{line.figure(head)}</td>;
}

/** Totals as a table. A tall one is transposed to leave room for rows, a wide one on a phone. */
export function TotalsGrid({ heads, lines }: TotalsShown) {
  const t = useTranslations('report');
  const { isRest, opened, button } = useRest(lines.length, MOST_LINES);
  const name = t('totals');
  const hasUnits = heads.some(({ unit }) => unit);
  const upright = (
    <table className={cx(layout.small, classes['block'])} aria-label={name}>
      <thead>
        <tr>
          {/* Once for all lines on a phone, which has no room above each. */}
          <td>
            {hasUnits && (
              <span className={classes['once']} aria-hidden>
                ฿
              </span>
            )}
          </td>
          {heads.map(({ head, label, unit }) => (
            <th key={head.key} scope="col">
              {label}
              <span className={classes['unit']}>{unit}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={line.key} data-rest={isRest(at)} data-text={line.isText || undefined}>
            <th scope="row">{line.label}</th>
            {heads.map(({ head }) => (
              <Figure key={head.key} line={line} head={head} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const tall = lines.length > MOST_LINES;
  const few = heads.length <= FEW_HEADS || undefined;
  if (!tall && heads.length <= MOST_HEADS)
    return (
      <div className={classes['box']} data-few={few}>
        {upright}
      </div>
    );
  return (
    <div className={classes['box']} data-turns={tall ? 'tall' : 'wide'} data-opened={opened} data-few={few}>
      <div className={classes['upright']}>{upright}</div>
      <table className={cx(layout.small, classes['block'], classes['across'])} aria-label={name}>
        <thead>
          <tr>
            <td />
            {lines.map((line) => (
              <th key={line.key} scope="col">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map(({ head, label, unit }) => (
            <tr key={head.key}>
              <th scope="row">
                {label}
                {unit}
              </th>
              {lines.map((line) => (
                <Figure key={line.key} line={line} head={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {button}
    </div>
  );
}
