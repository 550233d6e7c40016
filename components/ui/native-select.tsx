import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, splitField, type FieldFrame } from './field';

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, keyof FieldFrame>, FieldFrame {
  readonly data: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own select. */
export function NativeSelect({ data, ...props }: NativeSelectProps) {
  const [frame, select] = splitField(props);
  return (
    <Field {...frame} rightSection={<IconSelector size={16} aria-hidden />}>
      {(attributes) => (
        <select {...attributes} {...select}>
          {data.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
