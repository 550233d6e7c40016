'use client';
import { cx } from '@/components/ui/classes';
import { Select } from '@/components/ui/select';
import classes from './filter-panel.module.css';

interface OneOfProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

/** Choice among a few values, each with a name. */
export const OneOf = ({ label, data, value, onChange, className }: OneOfProps) => (
  <Select
    size="xs"
    className={cx(classes['choice'], className)}
    label={label}
    data={data}
    value={String(value)}
    onChange={onChange}
  />
);
