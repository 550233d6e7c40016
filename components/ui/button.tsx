import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import classes from './button.module.css';
import { cx } from './classes';
import { Loader } from './loader';

interface Looks {
  readonly variant?: 'filled' | 'default' | 'subtle' | undefined;
  readonly color?: 'gray' | 'red' | 'red.9' | undefined;
  readonly size?: 'xs' | 'sm' | 'md' | 'compact-xs' | 'compact-sm' | 'compact-md' | undefined;
  /** Icon before the label, 16 pixels wide. */
  readonly icon?: TablerIcon | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly fullWidth?: boolean;
  /** Shows a spinner and takes no presses. */
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export type ButtonProps<Element extends ElementType = 'button'> = Looks & {
  /** Element or link component to render; a button without it. */
  readonly component?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof Looks | 'component'>;

/** Button or link with a button's looks. */
export function Button<Element extends ElementType = 'button'>(props: ButtonProps<Element>): ReactNode {
  const { component: Root = 'button', ...looks } = props as Looks & { readonly component?: ElementType };
  const { variant = 'filled', color, size = 'sm', icon: Icon, rightSection, ...more } = looks;
  const { leftSection = Icon && <Icon size={16} aria-hidden />, ...others } = more;
  const { fullWidth, loading = false, disabled = false, className, children, ...rest } = others;
  const isButton = Root === 'button';
  return (
    <Root
      {...(isButton && { type: 'button', disabled: disabled || loading })}
      className={cx(classes['button'], className)}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-block={fullWidth || undefined}
      data-disabled={disabled || undefined}
      data-loading={loading || undefined}
      data-left={leftSection ? true : undefined}
      data-right={rightSection ? true : undefined}
      {...rest}
    >
      {loading && <Loader className={classes['loader']} aria-hidden />}
      {leftSection && <span data-part="section">{leftSection}</span>}
      <span data-part="label">{children}</span>
      {rightSection && <span data-part="section">{rightSection}</span>}
    </Root>
  );
}
