'use client';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { ActionIcon } from './action-icon';
import { Field, splitField, type FieldFrame } from './field';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, keyof FieldFrame>, FieldFrame {
  /** Name of the button that shows the password. */
  readonly showLabel: string;
}

/** Password field with a button that shows what is typed. */
export function PasswordInput({ showLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [frame, input] = splitField(props);
  const Icon = shown ? IconEyeOff : IconEye;
  const toggle = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={showLabel}
      aria-pressed={shown}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!shown)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
  return (
    <Field {...frame} rightSection={toggle} rightSectionPointerEvents="all">
      {(attributes) => <input {...attributes} {...input} type={shown ? 'text' : 'password'} />}
    </Field>
  );
}
