'use client';
import { useTranslations } from 'next-intl';
import { use } from 'react';
import { InlineField, type EndedAt } from '@/components/form/inline-field';
import type { EndedBy } from '@/components/table/cell-field';
import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { salaryPage, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import { employeeForm, type EmployeeFieldName } from '@/lib/sections/salary/forms/employees';
import { CellEditingContext, cellOf, EDITABLE, type EditedCell } from './cell-editing';

const NUMERIC: readonly EmployeeFieldName[] = ['wages', 'overtime_hour_cost'];
const STEP: Partial<Record<EndedBy, number>> = { tab: 1, shiftTab: -1 };

/** Next editable field of the row in the table; columns may be hidden. */
function neighbourOf({ by, row }: EndedAt, field: EmployeeFieldName) {
  const shown = EDITABLE.filter((name) => row?.querySelector(`[data-column="${name}"]`));
  return shown[shown.indexOf(field) + (STEP[by] ?? Infinity)];
}

/** Reads an employee of a month again after somebody else saved it. */
async function readAgain({ employee_id, month, year }: SalaryRow): Promise<SalaryRow> {
  const { items } = await call(salaryPage, { body: { month, year } });
  return found(items.find((row) => row.employee_id === employee_id));
}

/** Input for a field of an employee. Tab goes on to the next field. */
export function EmployeeField({ row, field }: EditedCell) {
  const t = useTranslations('salary.edit');
  const { start, end } = use(CellEditingContext);
  return (
    <InlineField
      form={employeeForm}
      record={row}
      id={cellOf(row)}
      name={row.employee_name}
      field={field}
      numeric={NUMERIC.includes(field)}
      takesTab
      reread={() => readAgain(row)}
      failed={t('failed', { name: row.employee_name })}
      onSaved={(saved, at, version) => {
        const next = neighbourOf(at, field);
        if (next) start({ row: { ...row, ...saved, ...(version !== undefined && { version }) }, field: next });
        else end({ row, field });
      }}
      onEnd={() => end({ row, field })}
    />
  );
}
