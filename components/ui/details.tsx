import { Fragment, type ReactNode } from 'react';
import { cx, layout } from './classes';
import classes from './details.module.css';

export interface DetailsProps {
  readonly summary: string;
  /** Names and values. */
  readonly entries: readonly (readonly [name: string, value: string | number])[];
  /** Shown below the entries. */
  readonly children?: ReactNode;
}

/** Technical details of a message, folded by default. */
export function Details({ summary, entries, children }: DetailsProps) {
  if (entries.length === 0) return null;
  return (
    <details className={cx(layout.small, classes['details'])}>
      <summary className={classes['summary']}>{summary}</summary>
      <dl className={classes['list']}>
        {entries.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </details>
  );
}
