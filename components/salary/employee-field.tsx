'use client';
import { useTranslations } from 'next-intl';
import { use, useEffect, useRef } from 'react';
import { useForm } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { CellField, type EndedBy } from '@/components/table/cell-field';
import { employeeForm, type EmployeeFieldName } from '@/lib/forms/employees';
import { CellEditingContext, EDITABLE, type EditedCell } from './cell-editing';

const NUMERIC: readonly EmployeeFieldName[] = ['wages', 'overtime_hour_cost'];
const STEP: Partial<Record<EndedBy, number>> = { tab: 1, shiftTab: -1 };

/** Next editable field of the row in the table; columns may be hidden. */
function neighbourOf(row: Element | null | undefined, field: EmployeeFieldName, step: number) {
  const shown = EDITABLE.filter((name) => row?.querySelector(`[data-column="${name}"]`));
  return shown[shown.indexOf(field) + step];
}

/** Input of a cell: saves its field alone, and shows a refusal below. */
export function EmployeeField({ row, field }: EditedCell) {
  const t = useTranslations('salary.edit');
  const toasts = useToasts();
  const problemText = useProblemText();
  const { start, end } = use(CellEditingContext);
  const isShown = useRef(true);
  const ended = useRef<{ readonly by: EndedBy; readonly row: Element | null | undefined }>(undefined);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const form = useForm(employeeForm, {
    record: row,
    onDone: (_reply, saved) => {
      const { by = 'enter', row: element } = ended.current ?? {};
      const next = neighbourOf(element, field, STEP[by] ?? Infinity);
      if (next) start({ row: { ...row, ...saved }, field: next });
      else end({ row, field });
    },
    // The input is gone when another cell was begun meanwhile.
    onRefused: (_problem, error) => {
      if (!isShown.current) toasts.failed(t('failed', { name: row.employee_name }), error);
      return !isShown.current;
    },
  });
  const { label, value, error, maxLength, onChange } = form.text(field);
  const finish = (typed: string | null, by: EndedBy): boolean => {
    if (typed === null) {
      end({ row, field });
      return true;
    }
    ended.current = { by, row: document.activeElement?.closest('tr') };
    void form.submit();
    return false;
  };
  return (
    <CellField
      label={`${label}: ${row.employee_name}`}
      text={value}
      maxLength={maxLength}
      numeric={NUMERIC.includes(field)}
      error={error ?? (form.problem ? problemText(form.problem) : undefined)}
      busy={form.isSending}
      takesTab
      onChange={onChange}
      onEnd={finish}
    />
  );
}
