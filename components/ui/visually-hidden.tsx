import type { ComponentProps } from 'react';
import { cx } from './classes';
import classes from './text.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...props }: ComponentProps<'span'>) => (
  <span className={cx(classes['hidden'], className)} {...props} />
);
