'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { useKeptCell } from '@/components/form/use-kept-cell';
import { ListSearch } from '@/components/browse/list-search';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useSelectionKeys } from '@/components/list/use-selection-keys';
import { useMay, useServer } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { saveEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { monthIn, monthOf } from '@/lib/sections/salary/rules/month';
import { payslipAddress } from '@/lib/sections/salary/papers';
import { salaryList } from '@/lib/sections/salary/lists/salary';
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
  () => <div className={costs['cost']} />,
  { whenIdle: true },
);
const PARTS = [SalaryWindows];
const EDITOR_PARTS = [EmployeeField, SalaryWindows];
const NOBODY: readonly SalaryRow[] = [];

interface SalaryScreenProps {
  /** Logins that may change salaries; empty where nobody may. */
  readonly editors: readonly string[];
}

/** Employees of a month: wages, payments, what is due, and operations for each. */
export function SalaryScreen({ editors }: SalaryScreenProps) {
  const t = useTranslations('salary');
  const timeZone = useTimeZone() ?? 'UTC';
  const edits = useMay()(saveEmployee);
  const { ours } = useServer();
  usePrefetch(edits ? EDITOR_PARTS : PARTS);
  const list = useList(salaryList);
  const { view, reply } = list;
  // Kept while a search or another month loads.
  const [known, setKnown] = useState(reply);
  if (reply && reply !== known) setKnown(reply);
  const [today] = useState(() => monthOf(Date.now() / 1000, timeZone));
  const current = known?.current ?? today;
  const month = monthIn(view.filters.month) ?? current;
  const rows = known?.items ?? NOBODY;

  const [{ employee: opened }, setUrl] = useUrlState({ employee: '' });
  const [selectedId, select] = useState<number | null>(null);
  const [task, setTask] = useState<SalaryTask | null>(null);
  const [cell, setCell] = useState<EditedCell | null>(null);
  useKeptCell(saveEmployee, edits ? known?.items : undefined, cell !== null, cellOf, (row, name) => {
    const field = EDITABLE.find((one) => one === name);
    if (field) setCell({ row, field });
  });
  const selected = rows.find(({ employee_id }) => employee_id === selectedId);
  const operations = useOperations(month, current);
  const operate = useCallback((type: SalaryOperation, row: SalaryRow) => setTask({ kind: 'operation', type, row }), []);
  const remove = (row: SalaryRow) => setTask({ kind: 'remove', row });
  const open = ({ employee_id }: SalaryRow) => setUrl({ employee: String(employee_id) });
  const editing = useMemo(
    () => ({
      cell,
      start: setCell,
      end: ({ row, field }: EditedCell) =>
        setCell((now) => (now?.row.employee_id === row.employee_id && now.field === field ? null : now)),
    }),
    [cell],
  );
  const edit = (row: SalaryRow) => {
    select(row.employee_id);
    setCell({ row, field: 'employee_name' });
  };
  const isAsked = opened !== '' || task !== null;
  useSelectionKeys({
    table: salaryList.id,
    asked: isAsked,
    onEscape: selected && (() => select(null)),
    onDelete: selected && edits && !isRemoved(selected) ? () => remove(selected) : undefined,
    onEdit: selected && edits ? () => edit(selected) : undefined,
  });
  return (
    <CellEditingContext value={editing}>
      <ListScreen
        list={list}
        columns={useSalaryColumns(operations, operate)}
        isMuted={isRemoved}
        selected={selected?.employee_id ?? null}
        onSelect={(key) => select(Number(key))}
        onOpen={open}
        rowMenu={useSalaryMenu(operations, {
          open,
          operate,
          edit,
          remove,
          history: (row) => setTask({ kind: 'history', row }),
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
        aside={
          <DuePanel rows={rows} month={month} current={current} selected={selected} onSelect={select}>
            {ours && <FormerDebts onSettle={edits ? (former) => setTask({ kind: 'settle', former }) : undefined} />}
          </DuePanel>
        }
        notes={ours && <StaffCost month={month} current={current} />}
        asideBelow
        actions={
          <SalaryActions
            selected={selected}
            onAdd={() => setUrl({ employee: 'new' })}
            onRemove={remove}
            onPay={() => setTask({ kind: 'pay' })}
            payslips={rows.length > 0 ? payslipAddress(month) : undefined}
          />
        }
      >
        {isAsked && (
          <SalaryWindows
            editors={editors}
            month={month}
            current={current}
            rows={rows}
            opened={opened}
            task={task}
            onCloseOpened={() => setUrl({ employee: '' }, { replace: true })}
            onCloseTask={() => setTask(null)}
          />
        )}
      </ListScreen>
    </CellEditingContext>
  );
}
