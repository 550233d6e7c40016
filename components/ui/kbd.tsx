import type { ComponentProps } from 'react';
import { cx } from './classes';
import classes from './text.module.css';

/** Key of the keyboard. */
export const Kbd = ({ className, ...props }: ComponentProps<'kbd'>) => (
  <kbd className={cx(classes['kbd'], className)} {...props} />
);
