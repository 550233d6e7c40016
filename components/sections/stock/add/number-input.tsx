'use client';
import { useLocale } from 'next-intl';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import {
  enterNumber,
  leaveNumber,
  typeNumber,
  type Entry,
  type NumberField,
} from '@/lib/sections/stock/forms/delivery-entry';
import classes from './entry-form.module.css';
import type { Line } from './use-line';

interface NumberInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly field: NumberField;
  readonly line: Line;
  /** Changes the line without an act of the person. */
  readonly setEntry: (change: (entry: Entry) => Entry) => void;
}

/** Input for quantity, price or total of a line; each change updates the others. */
export function NumberInput({ field, line, setEntry, ...props }: NumberInputProps) {
  const locale = useLocale();
  const { onBlur, ...input } = line.text(field);
  return (
    <TextInput
      {...input}
      {...props}
      data-field={field}
      className={classes['number'] ?? ''}
      inputMode="decimal"
      onFocus={() => setEntry((now) => enterNumber(now, field, locale))}
      onBlur={() => {
        setEntry((now) => leaveNumber(now, field, locale));
        onBlur();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        line.edit((now) => typeNumber(now, field, value, locale));
      }}
    />
  );
}
