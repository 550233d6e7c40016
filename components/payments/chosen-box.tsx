'use client';
import { createContext, use } from 'react';
import type { RowKey } from '@/components/table/column';
import { Checkbox } from '@/components/ui/checkbox';
import type { ChosenPart, usePaying } from './use-paying';

/** Ticked rows. A context reaches the boxes at once, while the table itself renders later. */
export const Chosen = createContext<ReturnType<typeof usePaying>['chosen'] | null>(null);

interface ChosenBoxProps {
  readonly row: RowKey;
  /** What the row adds; none for a row that cannot be ticked. */
  readonly part: ChosenPart | null;
  readonly label: string;
}

/** Ticks a row for the payout. */
export function ChosenBox({ row, part, label }: ChosenBoxProps) {
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
