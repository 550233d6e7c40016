import type { ReactNode } from 'react';
import classes from './overview.module.css';

interface SmallTableProps {
  /** Heads of the columns; all but the first are figures. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: number | string; readonly cells: readonly ReactNode[] }[];
}

/** Table of a few rows, each with its name first. */
export function SmallTable({ heads, rows }: SmallTableProps) {
  return (
    <div className={classes['scroller']}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
