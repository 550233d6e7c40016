import {
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type Column as LibraryColumn,
  type Table,
} from '@tanstack/react-table';
import type { Column } from './column';
import type { ColumnSize } from './column-size';

export const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnPinningFeature,
  rowSortingFeature,
  columnMeta: {},
});

/** Columns of a table with sizes, visibility, pinning and sort. The model has no rows. */
export type TableModel<Row extends object> = Pick<
  Table<typeof features, Row>,
  'getAllLeafColumns' | 'getVisibleLeafColumns'
>;

export type ModelColumn<Row extends object> = LibraryColumn<typeof features, Row>;

/** Our data in the `meta` of a column definition. */
export interface ColumnMeta<Row> {
  readonly column: Column<Row>;
  readonly size: ColumnSize;
}
const metaOf = <Row extends object>({ columnDef }: ModelColumn<Row>) => columnDef.meta as unknown as ColumnMeta<Row>;

/** Returns our column that a column of the model was made from. */
export const columnOf = <Row extends object>(column: ModelColumn<Row>): Column<Row> => metaOf(column).column;

/** Returns the widths of a column of the model. */
export const sizeOf = <Row extends object>(column: ModelColumn<Row>): ColumnSize => metaOf(column).size;
