import type { ReactNode } from 'react';
import { cx } from './classes';
import classes from './facts.module.css';

interface FactsProps {
  /** Names with their values. Each name occurs once. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

/** List of names and values. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cx(classes['facts'], className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
