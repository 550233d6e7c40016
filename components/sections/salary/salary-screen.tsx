'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { useKeptCell } from '@/components/form/use-kept-cell';
import { ListSearch } from '@/components/browse/list-search';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { useMay, useServer } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useLast } from '@/components/ui/use-last';
import { saveEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { monthIn, monthOf } from '@/lib/sections/salary/rules/month';
import { payslipAddress } from '@/lib/sections/salary/papers';
import { salaryList } from '@/lib/sections/salary/lists/salary';
import { useFormats } from '@/components/frame/use-formats';
import { CellEditingContext, cellOf, EDITABLE, type EditedCell } from './cell-editing';
import { DuePanel } from './due-panel';
import { FormerDebts } from './former-debts';
import { EmployeeField } from './employee-cell';
import { MonthTabs } from './month-tabs';
import { SalaryActions } from './salary-actions';
import { isRemoved } from './salary-looks';
import classes from './salary.module.css';
import type { SalaryTask } from './salary-windows';
import costs from './staff-cost.module.css';
import { useOperations } from './use-operations';
import { useSalaryColumns } from './use-salary-columns';
import { useSalaryMenu } from './use-salary-menu';

const SalaryWindows = lazyPart(() => import('./salary-windows').then((module) => module.SalaryWindows));
const StaffCost = lazyPart(
  () => import('./staff-cost').then((module) => module.StaffCost),
  () => <div className={cx(layout.line, costs['cost'])} />,
  { whenIdle: true },
);
const NOBODY: readonly SalaryRow[] = [];

interface SalaryScreenProps {
  /** Logins that may change salaries; empty where nobody may. */
  readonly editors: readonly string[];
}

/** Employees of a month: wages, payments, what is due, and operations for each. */
export function SalaryScreen({ editors }: SalaryScreenProps) {
  const t = useTranslations('salary');
  const { timeZone } = useFormats();
  const edits = useMay()(saveEmployee);
  const { ours } = useServer();
  usePrefetch(SalaryWindows, ...(edits ? [EmployeeField] : []));
  const list = useList(salaryList);
  const { view, reply } = list;
  // Kept while a search or another month loads.
  const known = useLast(reply);
  const [today] = useState(() => monthOf(Date.now() / 1000, timeZone));
  const current = known?.current ?? today;
  const month = monthIn(view.filters.month) ?? current;
  const rows = known?.items ?? NOBODY;

  const [cell, setCell] = useState<EditedCell | null>(null);
  useKeptCell(saveEmployee, edits ? known?.items : undefined, cell !== null, cellOf, (row, name) => {
    const field = EDITABLE.find((one) => one === name);
    if (field) setCell({ row, field });
  });
  const edit = (row: SalaryRow) => {
    records.select(row.employee_id);
    setCell({ row, field: 'employee_name' });
  };
  const records = useRecords<SalaryRow, SalaryTask>({ table: salaryList, rows }, 'employee', {
    removal: (row) => (edits && !isRemoved(row) ? { kind: 'remove', row } : undefined),
    onEdit: edits ? edit : undefined,
  });
  const { begin, selected } = records;
  const operations = useOperations(month, current);
  const operate = useCallback(
    (type: SalaryOperation, row: SalaryRow) => begin({ kind: 'operation', type, row }),
    [begin],
  );
  const remove = (row: SalaryRow) => begin({ kind: 'remove', row });
  const editing = useMemo(
    () => ({
      cell,
      start: setCell,
      end: ({ row, field }: EditedCell) =>
        setCell((now) => (now?.row.employee_id === row.employee_id && now.field === field ? null : now)),
    }),
    [cell],
  );
  return (
    <CellEditingContext value={editing}>
      <ListScreen
        list={list}
        columns={useSalaryColumns(operations, operate)}
        isMuted={isRemoved}
        {...records.rowProps}
        rowMenu={useSalaryMenu(operations, {
          open: records.rowProps.onOpen,
          operate,
          edit,
          remove,
          history: (row) => begin({ kind: 'history', row }),
        })}
        emptyText={t('empty')}
        filters={
          <ListSearch
            label={t('search')}
            search={view.filters.search}
            className={classes['search']}
            onChange={view.setFilters}
          />
        }
        tabs={<MonthTabs current={current} chosen={month} narrowing={view.narrowing} />}
        aside={{
          place: 'below',
          content: (
            <DuePanel rows={rows} month={month} current={current} selected={selected} onSelect={records.select}>
              {ours && <FormerDebts onSettle={edits ? (former) => begin({ kind: 'settle', former }) : undefined} />}
            </DuePanel>
          ),
        }}
        notes={ours && <StaffCost month={month} current={current} />}
        actions={
          <SalaryActions
            selected={selected}
            onAdd={() => records.show('new')}
            onRemove={remove}
            onPay={() => begin({ kind: 'pay' })}
            payslips={rows.length > 0 ? payslipAddress(month) : undefined}
          />
        }
      >
        {records.isAsked && (
          <SalaryWindows editors={editors} month={month} current={current} rows={rows} records={records} />
        )}
      </ListScreen>
    </CellEditingContext>
  );
}
