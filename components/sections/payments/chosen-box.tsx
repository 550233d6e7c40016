'use client';
import { createContext, use } from 'react';
import type { Column, RowKey } from '@/components/table/column';
import { Checkbox } from '@/components/ui/checkbox';
import type { ChosenPart, usePaying } from './use-paying';

/** Ticked rows. A context reaches the boxes at once, while the table itself renders later. */
export const Chosen = createContext<ReturnType<typeof usePaying>['chosen'] | null>(null);

interface ChosenBoxProps {
  readonly row: RowKey;
  /** Part of the payout that the row adds; null if the row cannot be ticked. */
  readonly part: ChosenPart | null;
  readonly label: string;
}

/** Checkbox that ticks a row for the payout. */
function ChosenBox({ row, part, label }: ChosenBoxProps) {
  const chosen = use(Chosen);
  return (
    <Checkbox
      aria-label={label}
      checked={chosen?.parts.has(row) ?? false}
      disabled={!part}
      onChange={(event) => part && chosen?.choose([[row, part]], event.currentTarget.checked)}
      // The press neither selects nor opens the row.
      onClick={(event) => event.stopPropagation()}
    />
  );
}

/** Column with a checkbox for each row. */
export const boxColumn = <Row,>(label: string, boxOf: (row: Row) => ChosenBoxProps): Column<Row> => ({
  key: 'chosen',
  kind: 'text',
  label,
  width: 64,
  fixed: true,
  pinnedEnd: true,
  render: (row) => <ChosenBox {...boxOf(row)} />,
});
