import type { ComponentProps } from 'react';
import classes from './button.module.css';
import { cx } from './classes';

export interface CloseButtonProps extends ComponentProps<'button'> {
  /** Pixels or a named size: sm 22, md 28, xl 44. */
  readonly size?: number | 'sm' | 'md' | 'xl';
  /** Pixels; 70 % of the button without it. */
  readonly iconSize?: number;
}

const SIZES = { sm: 22, md: 28, xl: 44 } as const;

/** Button with a cross; give it an `aria-label`. */
export function CloseButton({ size = 'md', iconSize, className, style, children: _, ...props }: CloseButtonProps) {
  const side = typeof size === 'number' ? size : SIZES[size];
  const icon = iconSize ?? '70%';
  return (
    <button
      type="button"
      className={cx(classes['plain'], classes['square'], classes['close'], className)}
      {...props}
      style={{ ...style, '--side': `${side / 16}rem` } as ComponentProps<'button'>['style']}
    >
      <svg viewBox="0 0 15 15" fill="currentColor" style={{ width: icon, height: icon }} aria-hidden>
        <path
          fillRule="evenodd"
          d="M11.78 4.03a.57.57 0 0 0-.81-.81L7.5 6.69 4.03 3.22a.57.57 0 0 0-.81.81L6.69 7.5l-3.47 3.47a.57.57 0 1 0 .81.81L7.5 8.31l3.47 3.47a.57.57 0 1 0 .81-.81L8.31 7.5l3.47-3.47Z"
        />
      </svg>
    </button>
  );
}
