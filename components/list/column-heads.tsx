import type { PaperColumn } from '@/lib/lists/small-table';

export const sideOf = ({ right }: Pick<PaperColumn, 'right'> = { right: false }) => (right ? 'end' : undefined);

/** Headings of a plain table. */
export function ColumnHeads({ columns }: { columns: readonly PaperColumn[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.label} scope="col" data-side={sideOf(column)}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
