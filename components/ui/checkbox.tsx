import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './checkbox.module.css';
import { cx } from './cx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly size?: 'xs' | 'sm';
  /** Neither on nor off: some of what it stands for. */
  readonly indeterminate?: boolean;
}

/** Checkbox with its label at the right. */
export function Checkbox({
  label,
  description,
  size = 'sm',
  className,
  style,
  indeterminate,
  ...props
}: CheckboxProps) {
  const id = useId();
  // HTML has no attribute for it, and a press ends it.
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate === true;
  };
  return (
    <div className={cx(classes['root'], className)} data-size={size} style={style}>
      <input
        {...(indeterminate !== undefined && { ref: mark })}
        type="checkbox"
        id={id}
        className={classes['box']}
        aria-describedby={description ? `${id}-description` : undefined}
        {...props}
      />
      {(label ?? description) && (
        <div className={classes['text']}>
          {label && <label htmlFor={id}>{label}</label>}
          {description && (
            <p id={`${id}-description`} className={classes['description']}>
              {description}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
