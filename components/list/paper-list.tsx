import type { CSSProperties } from 'react';
import { PrintPage } from '@/components/print/print-page';
import { PrintTable } from '@/components/print/print-table';
import type { Paper, PaperTotals } from '@/lib/lists/paper';
import type { SmallTable, PaperColumn } from '@/lib/lists/small-table';
import classes from './paper-list.module.css';
import { PaperChart } from './paper-chart';

const sideOf = ({ right }: Pick<PaperColumn, 'right'> = { right: false }) => (right ? 'end' : undefined);

/** Headings of a plain table. */
function ColumnHeads({ columns }: { columns: readonly PaperColumn[] }) {
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

export interface PaperListProps {
  readonly paper: Paper;
  readonly venue: string;
  /** Who printed it and when. */
  readonly printed: string;
  readonly words: { readonly print: string; readonly back: string; readonly rows: string; readonly empty: string };
  /** Address of the list's screen. */
  readonly back: string;
}

/** Totals with columns of their own, below the rows. */
function Totals({ heads, lines, name }: PaperTotals & { name: string }) {
  return (
    <table className={classes['totals']} aria-label={name}>
      <thead>
        <tr>
          <td />
          {heads?.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Further table of a list, below it. */
function Beside({ title, columns, rows, total, empty }: SmallTable) {
  const side = (at: number) => sideOf(columns[at]);
  return (
    <PrintTable caption={title} className={classes['beside']}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((text, at) => (
              <td key={at} data-side={side(at)} data-whole={columns[at]?.wraps ? undefined : true}>
                {text}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
        {total && (
          <tr data-total>
            {total.map((text, at) => (
              <td key={at} data-side={side(at)}>
                {text}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </PrintTable>
  );
}

/** Any list for the browser's printing: all rows, column names on every page, totals at the end. */
export function PaperList({ paper, venue, printed, words, back }: PaperListProps) {
  const { columns, rows, totals, chart, besides } = paper;
  const side = (at: number) => sideOf(columns[at]);
  const whole = (at: number) => (columns[at]?.wraps ? undefined : true);
  return (
    <PrintPage
      title={paper.title}
      subtitle={paper.scope}
      venue={venue}
      printed={printed}
      back={{ href: back, label: words.back }}
      printLabel={words.print}
      wide={paper.wide}
    >
      {/* Focusable, because a wide list scrolls here. */}
      <div
        className={classes['list']}
        data-wide={paper.wide || undefined}
        style={{ '--scale': paper.scale } as CSSProperties}
        role="region"
        aria-label={words.rows}
        tabIndex={0}
      >
        {chart && <PaperChart chart={chart} wide={paper.wide} titled={chart.title !== paper.title} />}
        {paper.cut && <p role="note">{paper.cut}</p>}
        {rows.length === 0 && <p>{words.empty}</p>}
        {rows.length > 0 && (
          <PrintTable caption={words.rows}>
            <colgroup>
              {columns.map(({ label, percent }) => (
                <col key={label} style={{ width: `${percent}%` }} />
              ))}
            </colgroup>
            <ColumnHeads columns={columns} />
            <tbody>
              {rows.map((row, index) => (
                <tr key={index} data-struck={row.struck || undefined} data-total={row.strong || undefined}>
                  {row.cells.map((text, at) => (
                    <td key={at} data-side={side(at)} data-whole={whole(at)} data-tone={row.tones?.[at]}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
              {totals &&
                !totals.heads &&
                totals.lines.map(({ label, cells }) => (
                  <tr key={label} data-total>
                    <th scope="row">{label}</th>
                    {cells.map((cell, at) => (
                      <td key={at} data-side={side(at + 1)}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </PrintTable>
        )}
        {totals?.heads && rows.length > 0 && <Totals {...totals} name={paper.title} />}
        {besides.map((beside) => (
          <Beside key={beside.title} {...beside} />
        ))}
      </div>
    </PrintPage>
  );
}
