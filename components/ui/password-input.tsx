'use client';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { ActionIcon } from './action-icon';
import { Field, splitField, type FieldFrame } from './field';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, keyof FieldFrame>, FieldFrame {
  /** Name of the button that shows the password. */
  readonly showLabel: string;
  /** Whether the text is shown, with `onShownChange`; otherwise the field decides. */
  readonly shown?: boolean;
  readonly onShownChange?: (shown: boolean) => void;
}

/** Password field with a button that shows what is typed. */
export function PasswordInput({ showLabel, shown: given, onShownChange, ...props }: PasswordInputProps) {
  const [own, setShown] = useState(false);
  const shown = given ?? own;
  const [frame, input] = splitField(props);
  const Icon = shown ? IconEyeOff : IconEye;
  const toggle = (
    <ActionIcon
      aria-label={showLabel}
      aria-pressed={shown}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (onShownChange ?? setShown)(!shown)}
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
