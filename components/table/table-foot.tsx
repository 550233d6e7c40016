import { Skeleton } from '@/components/ui/skeleton';
import { writeValue } from '@/lib/lists/write';
import type { CellWriting, FootLine } from './column';
import classes from './data-table.module.css';
import { columnOf, type ModelColumn } from './table-model';
import { cellProps } from './table-row';

interface TableFootProps<Row extends object> {
  lines: readonly FootLine[];
  columns: readonly ModelColumn<Row>[];
  writing: CellWriting;
  /** `aria-rowindex` of the first line. */
  from: number;
}

/** Sticky totals. */
export function TableFoot<Row extends object>({ lines, columns, writing, from }: TableFootProps<Row>) {
  return (
    <tfoot className={classes['foot']} data-keep-clear>
      {lines.map(({ key, label, cells, decimals }, line) => (
        <tr key={key} className={classes['row']} aria-rowindex={from + line}>
          {columns.map((column, at) =>
            // The first column never holds figures.
            at === 0 ? (
              <th key={column.id} scope="row" className={classes['cell']} {...cellProps(column)}>
                {label}
              </th>
            ) : (
              <td key={column.id} className={classes['cell']} {...cellProps(column)}>
                {cells ? (
                  writeValue(columnOf(column).kind, cells[column.id], writing, decimals)
                ) : (
                  <Skeleton height={10} radius="xl" width="60%" />
                )}
              </td>
            ),
          )}
          <td className={classes['end']} />
        </tr>
      ))}
    </tfoot>
  );
}
