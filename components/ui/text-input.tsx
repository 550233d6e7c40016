import type { ComponentProps } from 'react';
import { Field, splitField, type FieldFrame } from './field';

export type TextInputProps = Omit<ComponentProps<'input'>, keyof FieldFrame> & FieldFrame;

/** Text field. */
export function TextInput(props: TextInputProps) {
  const [frame, input] = splitField(props);
  return (
    <Field {...frame}>
      {(attributes) => <input type="text" {...attributes} {...input} {...described(attributes, input)} />}
    </Field>
  );
}

/** The caller's `aria-describedby` adds to the field's own. */
function described(
  own: { readonly 'aria-describedby': string | undefined },
  given: { readonly 'aria-describedby'?: string | undefined },
) {
  const ids = [own['aria-describedby'], given['aria-describedby']].filter(Boolean).join(' ');
  return ids ? { 'aria-describedby': ids } : {};
}
