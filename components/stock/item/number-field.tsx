'use client';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

export interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  unit?: string;
  error?: ReactNode;
  description?: ReactNode;
  readOnly?: boolean;
  autoFocus?: boolean;
}

const WIDEST_SHORT = 3;

/** A number as people type it, its unit at the end. */
export function NumberField({ unit, onChange, autoFocus, error, ...rest }: NumberFieldProps) {
  return (
    <TextInput
      {...rest}
      {...(error && { error })}
      className={classes['number'] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      rightSectionWidth={(unit?.length ?? 0) > WIDEST_SHORT ? 60 : 44}
      rightSectionPointerEvents="none"
      rightSection={unit && <span aria-hidden>{unit}</span>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
