import { Skeleton } from '@mantine/core';
import { writeValue, type Writing } from '@/lib/reports/write';
import classes from './data-table.module.css';
import { cellProps } from './table-row';
import type { ShownColumn } from './use-table-model';

/** A line of totals below the rows: values by the key of the column they stand under. */
export interface FootLine {
  readonly key: string;
  readonly label: string;
  /** Of its quantities; 3 without it. */
  readonly decimals?: number;
  /** None yet means that they are on their way. */
  readonly cells: Readonly<Record<string, number | undefined>> | undefined;
}

interface TableFootProps<Row> {
  lines: readonly FootLine[];
  shown: readonly ShownColumn<Row>[];
  writing: Writing;
  /** The place of the first line among all rows, for those who cannot see it. */
  from: number;
}

/** Totals that stay in sight at the bottom, whatever rows are scrolled to. */
export function TableFoot<Row>({ lines, shown, writing, from }: TableFootProps<Row>) {
  return (
    <tfoot className={classes['foot']}>
      {lines.map(({ key, label, cells, decimals }, line) => (
        <tr key={key} className={classes['row']} aria-rowindex={from + line}>
          {shown.map((item, at) => {
            const value = cells?.[item.column.key];
            // The first column is never one of figures.
            if (at === 0) {
              return (
                <th key={item.column.key} scope="row" className={classes['cell']} {...cellProps(item)}>
                  {label}
                </th>
              );
            }
            return (
              <td key={item.column.key} className={classes['cell']} {...cellProps(item)}>
                {cells ? (
                  writeValue(item.column.kind, value, writing, decimals)
                ) : (
                  <Skeleton height={10} radius="xl" width="60%" />
                )}
              </td>
            );
          })}
          <td className={classes['end']} />
        </tr>
      ))}
    </tfoot>
  );
}
