import type { ColumnVisibilityState } from '@tanstack/react-table';
import type { Column } from './column';
import { columnOf, sizeOf, type ModelColumn } from './table-model';

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

const sumOf = <Row extends object>(columns: readonly ModelColumn<Row>[], size: 'least' | 'wanted' | 'dense'): number =>
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

/**
 * Hiding steps of columns. A column of lowest priority is hidden when texts have no room on one line, any other when they
 * have none on two lines. Columns that belong `together` are hidden at the same width. A column chosen by the user is never
 * hidden.
 */
export function stepsOf<Row extends object>(
  columns: readonly ModelColumn<Row>[],
  chosen: ColumnVisibilityState,
): Step[] {
  let left = columns;
  const ofGroup = new Map<string, number>();
  return leaving(columns.filter(({ id }) => !chosen[id])).map((one) => {
    const { priority, together } = columnOf(one);
    const own = sumOf(left, priority === 'lowest' ? 'wanted' : 'least');
    const below = together === undefined ? own : (ofGroup.get(together) ?? own);
    if (together !== undefined) ofGroup.set(together, below);
    left = left.filter((other) => other !== one);
    return { key: one.id, below, narrowOnly: priority === undefined, least: sumOf(left, 'least') };
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
export const hideCss = (table: string, key: string, ofTrack = track(key)): string =>
  `#${table} [data-column="${key}"]{display:none!important}#${table}{${ofTrack}: !important}`;

/** Source of a JavaScript function that takes stored column keys and returns CSS that hides those in `keys`. */
export function hidingSource(table: string, keys: readonly string[]): string {
  const tracks = JSON.stringify(Object.fromEntries(keys.map((key) => [key, track(key)])));
  const css = hideCss(table, `\${key}`, `\${tracks[key]}`);
  return `(stored, tracks = ${tracks}) => stored.split(',').filter((key) => tracks[key]).map((key) => \`${css}\`).join('')`;
}

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

/** Style of a cell with up to two lines. They fill the row, so a third line is never visible in part. */
const TWO_LINES =
  'white-space:normal;line-height:16.5px;align-content:safe center;--cell-wrap:wrap;--cell-text:-webkit-box';
/** Ends the second line with … in cells without elements. `cell.module.css` does it for rendered ones. */
const CLAMP = 'display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2';

/** CSS that allows two lines of text in the cells of columns. */
function wrapCss<Row extends object>(table: string, columns: readonly ModelColumn<Row>[]): string {
  const rule = (those: readonly ModelColumn<Row>[], css: string) => {
    const cells = those.map(({ id }) => `#${table} td[data-column="${id}"]`).join();
    return cells && `${cells}{${css}}`;
  };
  const plain = columns.filter((column) => !columnOf(column).render);
  return `${rule(columns, TWO_LINES)}${rule(plain, CLAMP)}`;
}

/** Custom properties of a table in small type. `column-size.ts` has the same sizes. */
const DENSE =
  '--table-font:12px;--table-pad:4px;--table-head-font:11px;--table-head:42px;--table-arrow:absolute;--table-start:8px';

/**
 * CSS of column widths, and container rules that apply as the table narrows, in this order: columns of lowest priority are
 * hidden, texts wrap to two lines, further columns are hidden, the rest is set in small type.
 */
export function layoutCss<Row extends object>(table: string, { wanted: columns, steps }: ColumnLayout<Row>): string {
  const grows = growing(columns);
  const trackOf = (column: ModelColumn<Row>, from: number, to: string) =>
    `${track(column.id)}:${to === `${from}px` ? to : `minmax(${from}px,${to})`}`;
  const roomy = columns.map((column) => {
    const { wanted, most } = sizeOf(column);
    return trackOf(column, wanted, column === grows ? '1fr' : `${most}px`);
  });
  // One track per rendered cell; the rules below cover the other columns.
  const visible = columns.filter((column) => column.getIsVisible());
  const template = visible.map(({ id }) => `var(${track(id)})`).join(' ');
  const without = (isGone: (step: Step, column: Column<Row>) => boolean) =>
    columns.filter((column) => !steps.some((step) => step.key === column.id && isGone(step, columnOf(column))));
  const roomless = without((_step, { priority }) => priority === 'lowest');
  const wide = without(({ narrowOnly }) => !narrowOnly);
  const narrow = without(() => true);
  // Text columns share the remaining room in proportion to their wanted widths.
  const shareOf = (column: ModelColumn<Row>, wanted: number, first: ModelColumn<Row> | undefined) =>
    column === first || sizeOf(column).least < sizeOf(column).wanted ? `${wanted}fr` : `${wanted}px`;
  const rule = (below: number, css: string) => `@container (max-width:${below - 0.02}px){${css}}`;
  const tight = roomless.map((column) => {
    const { least, wanted } = sizeOf(column);
    return trackOf(column, least, shareOf(column, wanted, grows));
  });
  const wraps = roomless.filter((column) => sizeOf(column).wraps);
  const dense = (left: readonly ModelColumn<Row>[]) => {
    const first = growing(left);
    const tracks = left.map((column) => {
      const { dense: from, least, wrapsDense } = sizeOf(column);
      // Times fit on one line again if there is room; figures never grow.
      return trackOf(column, from, shareOf(column, wrapsDense ? least : from, first));
    });
    const two = left.filter((column) => sizeOf(column).wrapsDense);
    const own = `#${table}{--table-least:${sumOf(left, 'dense')}px;${DENSE};${tracks.join(';')}}`;
    return rule(sumOf(left, 'least'), `${own}${wrapCss(table, two)}`);
  };
  const inNarrow = (css: string) => `@media (max-width:${WIDE_WINDOW - 0.02}px){${css}}`;
  /** The growing column once the first `count` steps have hidden theirs. */
  const growingAfter = (count: number) =>
    growing(columns.filter(({ id }) => !steps.slice(0, count).some(({ key }) => key === id)));
  const hiding = steps.map(({ key, below, narrowOnly, least }, at) => {
    const next = growingAfter(at)?.id === key ? growingAfter(at + 1) : undefined;
    const room = next ? `;${trackOf(next, sizeOf(next).least, '1fr')}` : '';
    const css = rule(below, `${hideCss(table, key)}#${table}{--table-least:${least}px${room}}`);
    return narrowOnly ? inNarrow(css) : css;
  });
  return [
    `#${table}{--table-columns:${template} ${END_WIDTH}px;--table-least:${sumOf(columns, 'least')}px;${roomy.join(';')}}`,
    rule(
      sumOf(roomless, 'wanted'),
      `#${table}{${tight.filter((one) => !roomy.includes(one)).join(';')}}${wrapCss(table, wraps)}`,
    ),
    ...hiding,
    `@media (min-width:${WIDE_WINDOW}px){${dense(wide)}}`,
    inNarrow(dense(narrow)),
  ].join('\n');
}
