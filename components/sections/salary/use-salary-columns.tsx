'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { useListColumns } from '@/components/list/use-list-columns';
import { useMay } from '@/components/sight/offers';
import { cellText, type Column } from '@/components/table/column';
import { saveEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { salaryList } from '@/lib/sections/salary/lists/salary';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/frame/use-formats';
import { EDITABLE } from './cell-editing';
import { EmployeeCell } from './employee-cell';
import { SALARY_LOOKS } from './salary-looks';
import type { OfferedOperation } from './use-operations';
import classes from './salary.module.css';

interface RowOperationsProps {
  readonly operations: readonly OfferedOperation[];
  readonly name: string;
  /** Label of the button that opens the menu of the row, which has every operation. */
  readonly moreLabel: string;
  readonly onBegin: (type: SalaryOperation) => void;
}

/** Buttons for the first operation and for the menu of the row. Not in the Tab order: the keyboard has the row's menu. */
function RowOperations({ operations, name, moreLabel, onBegin }: RowOperationsProps) {
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

/** Two buttons and the cell's padding, in pixels. */
const OPERATIONS_WIDTH = 156;

/** Columns of the list: cells that the reader may edit, and buttons for the operations at the end. */
export function useSalaryColumns(
  operations: readonly OfferedOperation[],
  begin: (type: SalaryOperation, row: SalaryRow) => void,
): readonly Column<SalaryRow>[] {
  const edits = useMay()(saveEmployee);
  const words = useTranslations();
  const writing = useFormats();
  const listed = useListColumns(salaryList, SALARY_LOOKS);
  return useMemo(() => {
    const editable = (column: Column<SalaryRow>): Column<SalaryRow> => {
      const field = EDITABLE.find((name) => name === column.key);
      if (!field || !edits) return column;
      const content = (row: SalaryRow) =>
        column.render?.(row) ?? <span>{cellText(column, row, { words, ...writing })}</span>;
      return {
        ...column,
        render: (row) => (
          <EmployeeCell row={row} field={field}>
            {content(row)}
          </EmployeeCell>
        ),
      };
    };
    const buttons: Column<SalaryRow> = {
      key: 'operations',
      kind: 'text',
      label: words('salary.operations'),
      width: OPERATIONS_WIDTH,
      pinnedEnd: true,
      wideOnly: true,
      render: (row) => (
        <RowOperations
          operations={operations}
          name={row.employee_name}
          moreLabel={words('salary.more')}
          onBegin={(type) => begin(type, row)}
        />
      ),
    };
    return [...listed.map(editable), buttons];
  }, [listed, edits, operations, begin, words, writing]);
}
