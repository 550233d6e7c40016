'use client';
import { useMemo, useState, type RefObject } from 'react';
import type { CellWriting, Column } from './column';
import { useColumnChoice } from './column-choice';
import { goneAt, stepsOf, type SizedColumn } from './column-layout';
import { sizeOf } from './column-size';
import type { FootLine } from './table-foot';
import { useTableWidth } from './use-table-width';

/** A line of the columns menu. */
export interface ColumnSwitch {
  readonly key: string;
  readonly label: string;
  readonly visible: boolean;
  readonly toggle: () => void;
}

interface ColumnsInput<Row> {
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly totals: readonly FootLine[] | undefined;
  readonly writing: CellWriting;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Up to this many rows sizes follow every change of them; beyond, changes of their number. */
const FEW = 200;
const NONE: never[] = [];

/** The columns of a table with their sizes, without those that the user has hidden. */
export function useColumns<Row extends object>({ id, columns, rows, totals, writing, scroller }: ColumnsInput<Row>) {
  const { chosen, choose } = useColumnChoice(id);
  // While the next page loads, the columns keep their sizes.
  const [known, setKnown] = useState<readonly Row[]>(rows ?? NONE);
  if (rows && rows !== known) setKnown(rows);
  const sizedBy = known.length > FEW ? known.length : known;
  const sized = useMemo(
    () => columns.map((column) => ({ column, size: sizeOf(column, known, totals ?? NONE, writing) })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `sizedBy` stands for the rows.
    [columns, sizedBy, totals, writing],
  );
  const shown = useMemo(
    () =>
      sized
        .filter(({ column }) => column.fixed || chosen.get(column.key) !== false)
        .map((one): SizedColumn<Row> => ({ ...one, asked: chosen.get(one.column.key) === true })),
    [sized, chosen],
  );
  const steps = useMemo(() => stepsOf(shown), [shown]);
  const { width, windowWidth } = useTableWidth(scroller);
  const gone = useMemo(() => goneAt(steps, width, windowWidth).join(), [steps, width, windowWidth]);
  const visible = useMemo(() => shown.map(({ column }) => column), [shown]);
  const keys = gone.split(',');
  const isVisible = ({ key }: Column<Row>) => visible.some((one) => one.key === key) && !keys.includes(key);
  const switches = columns
    .filter(({ fixed }) => !fixed)
    .map((column): ColumnSwitch => ({
      ...{ key: column.key, label: column.label, visible: isVisible(column) },
      toggle: () => choose(column.key, !isVisible(column)),
    }));
  return { sized: shown, visible, switches, hidden: gone === '' ? 0 : keys.length };
}
