'use client';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import { cx } from '@/components/ui/classes';
import classes from './number-field.module.css';

interface NumberFieldProps extends TextInputProps {
  readonly unit?: string;
  readonly autoFocus?: boolean;
}

const WIDEST_SHORT = 3;

/** Number input, right-aligned with its unit. Spread `form.text(name)` into it. */
export function NumberField({ unit, autoFocus, className, ...props }: NumberFieldProps) {
  return (
    <TextInput
      {...props}
      className={cx(classes['number'], className)}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      rightSectionWidth={(unit?.length ?? 0) > WIDEST_SHORT ? 60 : unit && unit.length === 1 ? 30 : 44}
      rightSectionPointerEvents="none"
      rightSection={unit && <span aria-hidden>{unit}</span>}
    />
  );
}
