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

interface NumberInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  field: NumberField;
  entry: Entry;
  setEntry: (change: (entry: Entry) => Entry) => void;
  /** Called when the field is left. */
  onLeave?: (() => void) | undefined;
}

/** Input for quantity, price or total of a line; each change updates the others. */
export function NumberInput({ field, entry, setEntry, onLeave, ...props }: NumberInputProps) {
  const locale = useLocale();
  return (
    <TextInput
      {...props}
      data-field={field}
      className={classes['number'] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      value={entry[field]}
      onFocus={() => setEntry((now) => enterNumber(now, field, locale))}
      onBlur={() => {
        setEntry((now) => leaveNumber(now, field, locale));
        onLeave?.();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setEntry((now) => typeNumber(now, field, value, locale));
      }}
    />
  );
}
