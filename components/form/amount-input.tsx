'use client';
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './amount-input.module.css';

interface AmountInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Baht as people type them: figures at the right, the sign behind them. */
export function AmountInput({ onChange, ...props }: AmountInputProps) {
  return (
    <TextInput
      {...props}
      classNames={{ input: classes['input'] ?? '', section: classes['sign'] ?? '' }}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>฿</span>}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
