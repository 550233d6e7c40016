import { Skeleton } from '@mantine/core';
import classes from './data-table.module.css';
import { cellProps } from './table-row';
import type { ShownColumn } from './use-table-model';

const ROWS = 12;

/** Rows at their final height while the real ones are on their way. */
export function SkeletonRows<Row>({ shown }: { shown: readonly ShownColumn<Row>[] }) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} className={classes['row']} aria-hidden data-skeleton>
      {shown.map((item) => (
        <td key={item.column.key} className={classes['cell']} {...cellProps(item)}>
          <Skeleton height={10} radius="xl" className={classes['bone']} width={item.column.width ? '70%' : '45%'} />
        </td>
      ))}
      <td className={classes['end']} />
    </tr>
  ));
}
