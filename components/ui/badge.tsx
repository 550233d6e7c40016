import type { ComponentProps } from 'react';
import classes from './badge.module.css';
import { cx } from './classes';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  readonly variant: 'light' | 'outline';
  readonly color?: 'red';
  readonly size?: 'xs' | 'md';
}

/** Short mark in capitals, e.g. a state. */
export const Badge = ({ variant, color, size = 'md', className, children, ...props }: BadgeProps) => (
  <span
    className={cx(classes['badge'], className)}
    data-variant={variant}
    data-color={color}
    data-size={size}
    {...props}
  >
    <span className={classes['label']}>{children}</span>
  </span>
);
