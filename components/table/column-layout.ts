import type { ColumnVisibilityState } from '@tanstack/react-table';
import type { Column } from './column';
import type { ColumnSize } from './column-size';
import { columnOf, type ModelColumn } from './table-model';

export const END_WIDTH = 32;
/** From this window width on, only low-priority columns are hidden. */
export const WIDE_WINDOW = 1366;

/** Hides a column in tables narrower than `below`; with `narrowOnly`, in narrow windows only. */
interface Step {
  readonly key: string;
  readonly below: number;
  readonly narrowOnly: boolean;
  /** Minimum width of the remaining columns. */
  readonly least: number;
}

/** Columns not hidden by the user, and the steps in which they are hidden for lack of room. */
export interface ColumnLayout<Row extends object> {
  readonly wanted: readonly ModelColumn<Row>[];
  readonly steps: readonly Step[];
}

const sizeOf = <Row extends object>(column: ModelColumn<Row>): ColumnSize => {
  const { minSize = 0, maxSize = Infinity } = column.columnDef;
  return { least: minSize, wanted: column.getSize(), most: maxSize };
};

const sumOf = <Row extends object>(columns: readonly ModelColumn<Row>[], size: keyof ColumnSize): number =>
  columns.reduce((sum, column) => sum + sizeOf(column)[size], END_WIDTH);

/** Columns in hiding order, from the right: low priority first, then `wideOnly`. */
function leaving<Row extends object>(columns: readonly ModelColumn<Row>[]): ModelColumn<Row>[] {
  const ranks = [
    ({ priority }: Column<Row>) => priority === 'lowest',
    ({ priority }: Column<Row>) => priority === 'low',
    ({ priority, wideOnly }: Column<Row>) => priority === undefined && Boolean(wideOnly),
  ];
  const fromRight = columns.toReversed();
  return ranks.flatMap((isOf) => fromRight.filter((one) => isOf(columnOf(one))));
}

/** Hiding steps of columns. A column chosen by the user is never hidden. */
export function stepsOf<Row extends object>(
  columns: readonly ModelColumn<Row>[],
  chosen: ColumnVisibilityState,
): Step[] {
  let left = columns;
  return leaving(columns.filter(({ id }) => !chosen[id])).map((one) => {
    const below = sumOf(left, 'wanted');
    left = left.filter((other) => other !== one);
    const narrowOnly = columnOf(one).priority === undefined;
    return { key: one.id, below, narrowOnly, least: sumOf(left, 'least') };
  });
}

/** Keys of the columns hidden at a table and window width. */
export const goneAt = (steps: readonly Step[], width: number, windowWidth: number): string[] =>
  steps
    .filter(({ below, narrowOnly }) => width < below && (!narrowOnly || windowWidth < WIDE_WINDOW))
    .map(({ key }) => key);

const ORDINARY = /[^\w-]/g;
const track = (key: string): string => `--c-${key.replace(ORDINARY, '_')}`;

/** CSS that hides a column. Its empty grid track keeps the others in place. */
export const hideCss = (table: string, key: string): string =>
  `#${table} [data-column="${key}"]{display:none!important}#${table}{${track(key)}: !important}`;

/** Column that takes the remaining room: a text that may be cut, preferably the pinned one; else the first column. */
function growing<Row extends object>(columns: readonly ModelColumn<Row>[]): ModelColumn<Row> | undefined {
  const canShrink = columns.filter((one) => columnOf(one).minWidth !== undefined);
  return (
    canShrink.find((one) => one.getIsPinned() === 'start') ??
    canShrink[0] ??
    columns.find((one) => columnOf(one).kind === 'text') ??
    columns[0]
  );
}

/** CSS of column widths, and container rules that hide and shrink columns as the table narrows. */
export function layoutCss<Row extends object>(table: string, { wanted: columns, steps }: ColumnLayout<Row>): string {
  const grows = growing(columns);
  const trackOf = (column: ModelColumn<Row>, from: number, to: string) => `${track(column.id)}:minmax(${from}px,${to})`;
  const roomy = columns.map((column) => {
    const { wanted, most } = sizeOf(column);
    return trackOf(column, wanted, column === grows ? '1fr' : `${most}px`);
  });
  // One track per rendered cell; the rules below cover the other columns.
  const visible = columns.filter((column) => column.getIsVisible());
  const template = visible.map(({ id }) => `var(${track(id)})`).join(' ');
  const low = new Set(steps.filter(({ narrowOnly }) => !narrowOnly).map(({ key }) => key));
  const staying = columns.filter(({ id }) => !low.has(id));
  const tight = staying.map((column) => {
    const { least, wanted } = sizeOf(column);
    return trackOf(column, least, `${wanted}px`);
  });
  const rule = (below: number, css: string) => `@container (max-width:${below - 0.02}px){${css}}`;
  return [
    `#${table}{--table-columns:${template} ${END_WIDTH}px;--table-least:${sumOf(columns, 'least')}px;${roomy.join(';')}}`,
    rule(sumOf(staying, 'wanted'), `#${table}{${tight.join(';')}}`),
    ...steps.map(({ key, below, narrowOnly, least }) => {
      const css = rule(below, `${hideCss(table, key)}#${table}{--table-least:${least}px}`);
      return narrowOnly ? `@media (max-width:${WIDE_WINDOW - 0.02}px){${css}}` : css;
    }),
  ].join('\n');
}
