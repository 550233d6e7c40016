'use client';
import { useLocale } from 'next-intl';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import { enterNumber, leaveNumber, typeNumber, type NumberField } from '@/lib/sections/stock/forms/delivery-entry';
import classes from './entry-form.module.css';
import type { Line } from './use-line';

interface NumberInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly field: NumberField;
  readonly line: Line;
}

/** Number field of a delivery line. A change of one number updates those that follow from it. */
export function NumberInput({ field, line, ...props }: NumberInputProps) {
  const locale = useLocale();
  const { onBlur, ...input } = line.text(field);
  return (
    <TextInput
      {...input}
      className={classes['number'] ?? ''}
      inputMode="decimal"
      {...props}
      onFocus={() => line.setEntry((now) => enterNumber(now, field, locale))}
      onBlur={() => {
        line.setEntry((now) => leaveNumber(now, field, locale));
        onBlur();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        line.edit((now) => typeNumber(now, field, value, locale));
      }}
    />
  );
}
