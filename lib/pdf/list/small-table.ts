import type { Paper } from '@/lib/lists/paper';
import type { SmallTable } from '@/lib/lists/small-table';
import type { Typeface } from '../fonts';
import { GREY, type Look } from '../ink';
import type { Cells, PaperInk } from '../paper';
import type { Part } from '../paginate';
import { rowHeight, setRows, SMALL_TABLE, TABLE, TEXT } from './measures';

const TITLE: Look = { size: 10, line: TEXT.line, weight: 600 };

/** Rows of a small table, the total last. An empty table gets a row that says so. */
export function setSmallTable({ columns, rows, total, empty }: SmallTable, paper: Paper, face: Typeface): Cells[] {
  const written = setRows(columns, total ? [...rows, total] : rows, paper, face);
  return rows.length > 0 ? written : [[[face.printable(empty)]], ...written];
}

/** Draws part of a small table below its name and column names. Returns the height used. */
export function drawSmallTable(
  on: PaperInk,
  face: Typeface,
  { title, columns, rows: given, total }: SmallTable,
  rows: readonly Cells[],
  { from, to }: Pick<Part, 'from' | 'to'>,
  top: number,
): number {
  const place = on.across(top + SMALL_TABLE.above);
  on.ink.lines([face.printable(title)], { ...place, x: place.x + TABLE.gutter }, TITLE);
  on.head(columns, top + SMALL_TABLE.title);
  let y = top + SMALL_TABLE.title + TABLE.head;
  rows.slice(from, to).forEach((row, at) => {
    const weight = total && from + at === rows.length - 1 ? 600 : 400;
    const look: Look = given.length > 0 ? { ...TEXT, weight } : { ...TEXT, weight, colour: GREY };
    const height = rowHeight(row);
    on.row(columns, row, y, height, () => look);
    y += height;
  });
  return y - top;
}
