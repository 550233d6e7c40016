import type { ComponentProps } from 'react';
import classes from './button.module.css';
import { cx } from './classes';

/** Button without looks of its own. */
export const UnstyledButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <button type="button" className={cx(classes['plain'], className)} {...props} />
);
