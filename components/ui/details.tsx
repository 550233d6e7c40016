import { Fragment, type ReactNode } from 'react';
import classes from './details.module.css';

export type DetailsEntry = readonly [name: string, value: string | number | undefined];

export interface DetailsProps {
  readonly summary: string;
  /** Names and values; entries without a value are left out. */
  readonly entries: readonly DetailsEntry[];
  /** Shown below the entries. */
  readonly children?: ReactNode;
}

/** Technical details of a message, folded by default. */
export function Details({ summary, entries, children }: DetailsProps) {
  const known = entries.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <details className={classes['details']}>
      <summary className={classes['summary']}>{summary}</summary>
      <dl className={classes['list']}>
        {known.map(([name, value]) => (
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
