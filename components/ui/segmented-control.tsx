'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { cx } from './classes';
import classes from './segmented-control.module.css';

export interface SegmentedControlProps<Value extends string> {
  readonly data: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[];
  /** Null while unknown. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly size?: 'xs' | 'sm' | 'md';
  readonly fullWidth?: boolean;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly controlClassName?: string | undefined;
  readonly labelClassName?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** Choice of one value among a few that are all visible. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { data, value, onChange, size = 'sm', fullWidth, disabled = false, ...more } = props;
  const { className, controlClassName, labelClassName, ...rest } = more;
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={cx(classes['root'], className)}
      data-size={size}
      data-full-width={fullWidth || undefined}
      {...rest}
    >
      {data.map((option) => (
        <label key={option.value} className={cx(classes['control'], controlClassName)}>
          <input
            type="radio"
            className={classes['input']}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={cx(classes['label'], labelClassName)}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
