import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '@/components/ui/button';
import type { SalaryOperation } from '@/lib/sections/salary/contract/operations';
import classes from './salary.module.css';
import type { OfferedOperation } from './use-operations';

interface RowOperationsProps {
  readonly operations: readonly OfferedOperation[];
  readonly name: string;
  /** Label of the button that opens the menu of the row, which has every operation. */
  readonly moreLabel: string;
  readonly onBegin: (type: SalaryOperation) => void;
}

/** Buttons for the first operation and for the menu of the row. Not in the Tab order: the keyboard has the row's menu. */
export function RowOperations({ operations, name, moreLabel, onBegin }: RowOperationsProps) {
  const [first] = operations;
  return (
    <span className={classes['operations']}>
      {first && (
        <Button
          variant="default"
          size="compact-xs"
          tabIndex={-1}
          disabled={first.off !== undefined}
          aria-label={`${first.label}: ${name}`}
          title={first.off === undefined ? first.label : `${first.label}. ${first.off}`}
          onClick={() => onBegin(first.type)}
        >
          {first.label}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        tabIndex={-1}
        aria-label={`${moreLabel}: ${name}`}
        aria-haspopup="menu"
        data-menu-button
        rightSection={<IconChevronDown size={12} aria-hidden />}
      >
        {moreLabel}
      </Button>
    </span>
  );
}
