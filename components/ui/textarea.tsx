import type { ComponentProps, CSSProperties } from 'react';
import { cx } from './classes';
import { Field, splitField, type FieldFrame } from './field';
import classes from './field.module.css';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, keyof FieldFrame | 'rows'>, FieldFrame {
  /** Lines of an empty field; it grows with its text. */
  readonly minRows?: number;
  /** Lines from which on it scrolls. */
  readonly maxRows?: number;
}

/** Text field of several lines. */
export function Textarea({ minRows = 2, maxRows, ...props }: TextareaProps) {
  const [frame, input] = splitField(props);
  return (
    <Field {...frame}>
      {({ className, ...attributes }) => (
        <textarea
          {...attributes}
          {...input}
          rows={minRows}
          className={cx(className, classes['lines'])}
          style={{ '--most': maxRows } as CSSProperties}
        />
      )}
    </Field>
  );
}
