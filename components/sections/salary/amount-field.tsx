'use client';
import { NumberField } from '@/components/form/number-field';
import type { TextInputProps } from '@/components/ui/text-input';
import { LOADING } from './operation';

interface AmountFieldProps extends TextInputProps {
  readonly loading: boolean;
  readonly unit?: string;
  readonly autoFocus?: boolean;
}

/** Number that cannot be edited before the figures behind it have loaded. */
export const AmountField = ({ loading, unit = '฿', ...props }: AmountFieldProps) => (
  <NumberField {...props} unit={unit} {...(loading && { value: LOADING, readOnly: true, error: false })} />
);
