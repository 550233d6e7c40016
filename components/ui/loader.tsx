import type { ComponentProps } from 'react';
import { cx } from './classes';
import classes from './loader.module.css';

export interface LoaderProps extends ComponentProps<'span'> {
  /** Pixels; 18 is a line of small text. */
  readonly size?: number;
}

/** Spinner. */
export const Loader = ({ size, className, style, ...props }: LoaderProps) => (
  <span
    className={cx(classes['loader'], className)}
    {...props}
    style={{ ...style, ...(size !== undefined && { '--loader': `${size / 16}rem` }) }}
  />
);
