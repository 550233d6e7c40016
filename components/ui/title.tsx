import type { ComponentProps } from 'react';
import { cx } from './classes';
import classes from './text.module.css';

export type TitleOrder = 1 | 2 | 3;

export interface TitleProps extends ComponentProps<'h1'> {
  /** Level of the heading. */
  readonly order?: TitleOrder;
  /** Level whose looks it has, if not its own. */
  readonly size?: `h${TitleOrder}`;
}

/** Heading. */
export function Title({ order = 1, size, className, ...props }: TitleProps) {
  const Heading = `h${order}` as const;
  return <Heading className={cx(classes[size ?? Heading], className)} {...props} />;
}
