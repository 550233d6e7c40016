import { changeText, changeTone } from './report/change';
import { valueOf, type CellValue, type ListColumn, type Tone, type Words } from './list';
import { writeValue, type Writing } from './write';

/** Length of `21:07`; later times on the date of the first one show only that. */
const CLOCK = 5;

/** Text of a cell on the screen and on paper; files hold its value. */
export function cellText<Row extends object>(
  column: Omit<ListColumn<Row>, 'label'>,
  row: Row,
  words: Words,
  writing: Writing,
): string {
  if (column.change) return changeText(column.change, row, words, writing);
  const write = (value: CellValue) => writeValue(column.kind, value, writing, column.decimals?.(row));
  const text = write(valueOf(column, row, words));
  if (column.more) return [text, ...column.more(row).map((value) => write(value).slice(-CLOCK))].join(', ');
  return text && column.written ? column.written(row, words, text) : text;
}

/** Colour of a cell: by the column's rule, or by the direction of a change. */
export function toneOf<Row extends object>(column: ListColumn<Row>, row: Row, words: Words): Tone | undefined {
  const { change } = column;
  if (!change) return column.tone?.(row);
  return changeTone(change.of, Number(valueOf(column, row, words) ?? 0), change.lessIsBetter?.(row));
}
