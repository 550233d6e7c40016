'use client';
import { Select, type SelectProps } from '@/components/ui/select';
import { recordNumber } from '@/lib/domain/record-number';

interface RecordFilterProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** Label of the choice of all. */
  readonly all: string;
  /** Ids and names; none while they load. */
  readonly records: readonly (readonly [id: number, name: string])[] | undefined;
  /** Chosen record; 0 for all. */
  readonly value: number;
  /** Name of a chosen record that is not among the records. */
  readonly unknown?: (id: number) => string;
  readonly onChange: (id: number) => void;
}

/** Filter by another record. One of a link stays chosen while the records load, and if they do not have it. */
export function RecordFilter({
  all,
  records = [],
  value,
  unknown = recordNumber,
  onChange,
  ...more
}: RecordFilterProps) {
  const known = [[0, all] as const, ...records];
  const options = known.some(([id]) => id === value) ? known : [...known, [value, unknown(value)] as const];
  return (
    <Select
      {...more}
      data={options.map(([id, label]) => ({ value: String(id), label }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
