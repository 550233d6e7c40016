import { Skeleton } from '@/components/ui/skeleton';
import { alignOf } from './column';
import classes from './data-table.module.css';
import { columnOf, type ModelColumn } from './table-model';
import { cellProps } from './table-row';

const ROWS = 12;

/** Rows at their final height while the real ones are loading. */
export function SkeletonRows<Row extends object>({ columns }: { columns: readonly ModelColumn<Row>[] }) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} className={classes['row']} aria-hidden data-skeleton>
      {columns.map((column) => (
        <td key={column.id} className={classes['cell']} {...cellProps(column)}>
          <Skeleton
            height={10}
            radius="xl"
            className={classes['bone']}
            width={alignOf(columnOf(column)) === 'end' ? '70%' : '45%'}
          />
        </td>
      ))}
      <td className={classes['end']} />
    </tr>
  ));
}
