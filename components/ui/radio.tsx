'use client';
import { createContext, use, useId, type ReactNode } from 'react';
import { FieldLabel } from './field';
import { InlineControl, type InlineControlProps } from './inline-control';
import classes from './inline-control.module.css';

interface Group {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

export interface RadioGroupProps extends Omit<Group, 'name'> {
  /** Shown above; without it give an `aria-label`. */
  readonly label?: ReactNode;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** One choice among its `Radio`s. */
export function RadioGroup({ label, value, onChange, children, ...named }: RadioGroupProps) {
  const name = useId();
  return (
    <GroupContext value={{ name, value, onChange }}>
      <div role="radiogroup" aria-labelledby={label ? `${name}-label` : undefined} {...named}>
        {label && <FieldLabel id={`${name}-label`}>{label}</FieldLabel>}
        {children}
      </div>
    </GroupContext>
  );
}

/** One option of a group, with its label at the right. */
export function Radio({ value, ...props }: InlineControlProps & { readonly value: string }) {
  const group = use(GroupContext);
  return (
    <InlineControl
      type="radio"
      look={classes['radio']}
      name={group?.name}
      value={value}
      checked={group?.value === value}
      onChange={() => group?.onChange(value)}
      {...props}
    />
  );
}
