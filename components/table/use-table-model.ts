'use client';
import { columnVisibilityFeature, tableFeatures, useTable, type ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import { widthOf, type Column } from './column';
import { useColumnVisibility } from './use-column-visibility';
import type { Tightness } from './use-tightness';

export type RowKey = string | number;

/** A column that is shown, with the place where it stops when the table scrolls sideways. */
export interface ShownColumn<Row> {
  readonly column: Column<Row>;
  /** Where the table is narrow it is not. */
  readonly yields: Column<Row>['yields'];
  readonly style: CSSProperties | undefined;
}

/** A line of the columns menu. */
export interface ColumnSwitch {
  readonly key: string;
  readonly label: string;
  readonly visible: boolean;
  readonly toggle: () => void;
}

const features = tableFeatures({ columnVisibilityFeature });
const NO_ROWS: never[] = [];

function place<Row>(columns: readonly Column<Row>[], asked: ColumnVisibilityState): ShownColumn<Row>[] {
  let left = 0;
  return columns.map((column) => {
    const yields = asked[column.key] !== true && column.yields;
    if (!column.sticky) return { column, yields, style: undefined };
    const style = { '--table-left': `${left}px` } as CSSProperties;
    left += widthOf(column);
    return { column, yields, style };
  });
}

const givesWay = <Row>({ yields }: Column<Row>, tightness: Tightness): boolean =>
  tightness === 'tight' ? Boolean(yields) : tightness === 'snug' && yields === 'first';

/** Rows and columns of a table as they are shown. The rows' order is the caller's. */
export function useTableModel<Row extends object>(
  id: string,
  columns: readonly Column<Row>[],
  data: Row[] | undefined,
  getKey: (row: Row) => RowKey,
  tightness: Tightness,
) {
  const { columnVisibility, onColumnVisibilityChange } = useColumnVisibility(id);
  const defs = useMemo(
    () => columns.map((column) => ({ id: column.key, accessorFn: () => null, enableHiding: !column.fixed })),
    [columns],
  );
  const table = useTable({
    features,
    columns: defs,
    data: data ?? NO_ROWS,
    getRowId: (row: Row) => String(getKey(row)),
    state: { columnVisibility },
    onColumnVisibilityChange,
  });
  const { rows } = table.getRowModel();
  const indexOf = useMemo(() => new Map(rows.map((row, index) => [row.id, index])), [rows]);
  const { shown, switches } = useMemo(() => {
    const isVisible = (column: Column<Row>) => column.fixed || columnVisibility[column.key] !== false;
    const inSight = (column: Column<Row>) =>
      isVisible(column) && !(givesWay(column, tightness) && columnVisibility[column.key] !== true);
    const leaf = new Map(table.getAllLeafColumns().map((column) => [column.id, column]));
    return {
      shown: place(columns.filter(isVisible), columnVisibility),
      switches: columns
        .filter((column) => leaf.get(column.key)?.getCanHide())
        .map((column): ColumnSwitch => ({
          key: column.key,
          label: column.label,
          visible: inSight(column),
          toggle: () => leaf.get(column.key)?.toggleVisibility(!inSight(column)),
        })),
    };
  }, [columns, columnVisibility, table, tightness]);
  return { rows, indexOf, shown, switches };
}
