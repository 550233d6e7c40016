import { Fragment } from 'react';
import type { Writing } from '@/lib/reports/write';
import { TableRow } from './table-row';
import type { Marked } from './use-marks';
import { ROW_HEIGHT } from './use-row-window';
import type { RowKey, ShownColumn } from './use-table-model';

interface TableBodyProps<Row> {
  rows: readonly { readonly id: string; readonly original: Row }[];
  items: readonly { readonly index: number }[];
  shown: readonly ShownColumn<Row>[];
  writing: Writing;
  getKey: (row: Row) => RowKey;
  selectedIndex: number;
  marked: Marked;
  at: number;
  isMuted: ((row: Row) => boolean) | undefined;
  isStrong: ((row: Row) => boolean) | undefined;
  menuLabel: string | undefined;
  draggable: boolean;
}

/** Stands for rows that are not drawn. One cell only: a span over columns would keep hidden ones alive. */
function Gap({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height: rows * ROW_HEIGHT, padding: 0 }} />
    </tr>
  );
}

/** The drawn rows, each at its place. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, items, shown, selectedIndex, marked, at } = props;
  return (
    <>
      {items.map(({ index }, place) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Fragment key={row.id}>
            <Gap rows={index - (items[place - 1]?.index ?? -1) - 1} />
            <TableRow
              row={row.original}
              index={index}
              shown={shown}
              writing={props.writing}
              selected={marked.size > 0 ? marked.has(props.getKey(row.original)) : index === selectedIndex}
              reachable={index === at}
              muted={props.isMuted?.(row.original) ?? false}
              strong={props.isStrong?.(row.original) ?? false}
              menuLabel={props.menuLabel}
              draggable={props.draggable}
            />
          </Fragment>
        );
      })}
      <Gap rows={rows.length - 1 - (items.at(-1)?.index ?? -1)} />
    </>
  );
}
