'use client';
import { useId } from 'react';
import { FieldLabel } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import classes from './properties-tab.module.css';

interface ChoiceProps<V extends number> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** Choice among a few visible options, labelled like other fields. */
export function Choice<V extends number>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div>
      <FieldLabel id={id}>{label}</FieldLabel>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        className={classes['choice']}
        labelClassName={classes['option']}
        value={String(value)}
        data={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(chosen) => {
          const option = options.find((known) => String(known.value) === chosen);
          if (option) onChange(option.value);
        }}
      />
    </div>
  );
}
