import type { Column } from './column';
import type { ColumnSize } from './column-size';

export const END_WIDTH = 32;
/** From this window width on, only columns of low priority may go. */
export const WIDE_WINDOW = 1366;

export interface SizedColumn<Row> {
  readonly column: Column<Row>;
  readonly size: ColumnSize;
  /** The user has asked for it, so it stays whatever the room. */
  readonly asked: boolean;
}

/** A column goes where the table is narrower than `below`, and with `narrowOnly` the window too. */
interface Step {
  readonly key: string;
  readonly below: number;
  readonly narrowOnly: boolean;
  /** Widths of what is left without it. */
  readonly least: number;
}

const sumOf = <Row>(columns: readonly SizedColumn<Row>[], size: keyof ColumnSize): number =>
  columns.reduce((sum, column) => sum + column.size[size], END_WIDTH);

/** Columns in the order in which they go, from the right: low priority first, then what narrow windows do without. */
function leaving<Row>(columns: readonly SizedColumn<Row>[]): SizedColumn<Row>[] {
  const ranks = [
    ({ priority }: Column<Row>) => priority === 'lowest',
    ({ priority }: Column<Row>) => priority === 'low',
    ({ priority, wideOnly }: Column<Row>) => priority === undefined && Boolean(wideOnly),
  ];
  const fromRight = columns.filter(({ asked }) => !asked).toReversed();
  return ranks.flatMap((isOf) => fromRight.filter(({ column }) => isOf(column)));
}

export function stepsOf<Row>(columns: readonly SizedColumn<Row>[]): Step[] {
  let left = columns;
  return leaving(columns).map((one) => {
    const below = sumOf(left, 'wanted');
    left = left.filter((other) => other !== one);
    return {
      key: one.column.key,
      below,
      narrowOnly: one.column.priority === undefined,
      least: sumOf(left, 'least'),
    };
  });
}

/** Keys of the columns that go at a width of the table and of the window. */
export const goneAt = (steps: readonly Step[], width: number, windowWidth: number): string[] =>
  steps
    .filter(({ below, narrowOnly }) => width < below && (!narrowOnly || windowWidth < WIDE_WINDOW))
    .map(({ key }) => key);

const ORDINARY = /[^\w-]/g;
const track = (key: string): string => `--c-${key.replace(ORDINARY, '_')}`;

/** The style sheet of a hidden column. An empty track leaves the others where they are. */
export const hideCss = (table: string, key: string): string =>
  `#${table} [data-column="${key}"]{display:none!important}#${table}{${track(key)}: !important}`;

/** The column that takes the room left over: a text that may be cut, the pinned one first. */
const growing = <Row>(columns: readonly SizedColumn<Row>[]): SizedColumn<Row> | undefined =>
  columns.find(({ column }) => column.pinned && column.minWidth !== undefined) ??
  columns.find(({ column }) => column.minWidth !== undefined) ??
  columns.find(({ column }) => column.kind === 'text') ??
  columns.at(-1);

/** Widths of all columns, and the rules by which they go and shrink as the table gets narrower. */
export function layoutCss<Row>(table: string, columns: readonly SizedColumn<Row>[]): string {
  const grows = growing(columns);
  const roomy = columns.map(({ column, size }) => {
    const most = column === grows?.column ? '1fr' : `${size.most}px`;
    return `${track(column.key)}:minmax(${size.wanted}px,${most})`;
  });
  const template = columns.map(({ column }) => `var(${track(column.key)})`).join(' ');
  const steps = stepsOf(columns);
  const low = steps.filter(({ narrowOnly }) => !narrowOnly);
  const staying = columns.filter(({ column }) => !low.some(({ key }) => key === column.key));
  const tight = staying.map(({ column, size }) => `${track(column.key)}:minmax(${size.least}px,${size.wanted}px)`);
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
