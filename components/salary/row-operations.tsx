import { ActionIcon } from '@/components/ui/action-icon';
import type { SalaryOperation } from '@/lib/contract/salary-operations';
import classes from './salary.module.css';
import type { OfferedOperation } from './use-operations';

interface RowOperationsProps {
  readonly operations: readonly OfferedOperation[];
  readonly name: string;
  readonly onBegin: (type: SalaryOperation) => void;
}

/** Buttons of the operations in a row. Not in the Tab order: the row's menu has them for the keyboard. */
export function RowOperations({ operations, name, onBegin }: RowOperationsProps) {
  return (
    <span className={classes['operations']}>
      {operations.map(({ type, label, icon: Icon, off }) => (
        <ActionIcon
          key={type}
          variant="subtle"
          color="gray"
          size={22}
          tabIndex={-1}
          disabled={off !== undefined}
          aria-label={`${label}: ${name}`}
          title={off === undefined ? label : `${label}. ${off}`}
          onClick={() => onBegin(type)}
        >
          <Icon size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  );
}
