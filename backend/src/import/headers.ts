import type { CsvFile } from './csv';
import { heading } from './text';

/** Words of a header, or names of a unit, written in one text with commas between them. */
export const words = (text: string): readonly string[] => text.split(/,\s+/);

/** Headers of each field, normalized by `heading`. Fields choose their columns in this order. */
export type Words<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;
/** Column number of each field that a file has. */
export type Columns<Field extends string> = ReadonlyMap<Field, number>;
/** Field of a header, as `--map` gives it. */
export type HeaderMap<Field extends string> = ReadonlyMap<string, Field>;

interface Choice<Field extends string> {
  /** Headers that `--map` assigns; they take precedence over the words. */
  readonly map?: HeaderMap<Field> | undefined;
  /** Which of several headers of a field counts: the first in its words, or the first in the file. */
  readonly first?: 'word' | 'header';
}

/** Columns of a file by its header. Each field takes the first free header with its meaning. */
export function findColumns<Field extends string>(
  header: readonly string[],
  words: Words<Field>,
  { map = new Map(), first = 'word' }: Choice<Field> = {},
): Columns<Field> {
  const headings = header.map(heading);
  const columns = new Map<Field, number>();
  const take = (field: Field, at: number) => {
    if (at >= 0 && !columns.has(field) && ![...columns.values()].includes(at)) columns.set(field, at);
  };
  for (const [text, field] of map) take(field, headings.indexOf(heading(text)));
  for (const [field, own] of Object.entries(words) as [Field, readonly string[]][]) {
    const inFile = headings.flatMap((text, at) => (own.includes(text) ? at : []));
    for (const at of first === 'header' ? inFile : own.map((word) => headings.indexOf(word))) take(field, at);
  }
  return columns;
}

/** Columns of a plain table. A field is recognized by its name and by its words, and `--map` takes either. */
export function plainTable<Field extends string>(
  further: Record<Field, readonly string[]>,
  first: Choice<Field>['first'] = 'word',
) {
  const fields = Object.keys(further) as Field[];
  const words = { ...further };
  for (const field of fields) words[field] = [heading(field), ...further[field]];
  return {
    fields,
    columns: (header: readonly string[], map?: HeaderMap<Field>) => findColumns(header, words, { map, first }),
    /** Field of `--map`, by its name or by a header that means it. */
    fieldOf: (text: string) => fields.find((field) => words[field].includes(heading(text))),
  };
}

/** A row of a file by field. */
export interface TableRow<Field extends string> {
  readonly line: number;
  /** Number of cells. */
  readonly width: number;
  /** Text of a cell; '' without the column. */
  readonly cell: (field: Field) => string;
  /** More cells than the header: a delimiter in unquoted text. */
  readonly ragged: boolean;
}

/** Whether a row has more cells than the header. */
export const isRagged = (cells: readonly string[], width: number): boolean =>
  cells.length > width && cells.slice(width).some((text) => text.trim() !== '');

/** Rows of a file by field, their cells as they are written. */
export const rowsOf = <Field extends string>(
  { header, records }: Pick<CsvFile, 'header' | 'records'>,
  columns: Columns<Field>,
): TableRow<Field>[] =>
  records.map(({ line, cells }) => ({
    line,
    width: cells.length,
    cell: (field) => cells[columns.get(field) ?? -1] ?? '',
    ragged: isRagged(cells, header.length),
  }));
