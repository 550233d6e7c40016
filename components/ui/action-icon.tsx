import type { ComponentProps } from 'react';
import classes from './button.module.css';
import { cx } from './classes';

export interface ActionIconProps extends ComponentProps<'button'> {
  /** Subtle and gray without it. */
  readonly variant?: 'default';
  /** Pixels or a named size: md 28, lg 34. */
  readonly size?: number | 'md' | 'lg';
}

const SIZES = { md: 28, lg: 34 } as const;

/** Square button of an icon; give it an `aria-label`. */
export function ActionIcon({ variant, size = 'md', className, style, ...props }: ActionIconProps) {
  const side = typeof size === 'number' ? size : SIZES[size];
  return (
    <button
      type="button"
      className={cx(classes['button'], classes['square'], className)}
      data-variant={variant ?? 'subtle'}
      data-color={variant ? undefined : 'gray'}
      {...(props.disabled && { 'data-disabled': true })}
      {...props}
      style={{ ...style, '--side': `${side / 16}rem` } as ComponentProps<'button'>['style']}
    />
  );
}
