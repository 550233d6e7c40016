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

/** Returns our column that a column of the model was made from. */
export const columnOf = <Row extends object>({ columnDef }: ModelColumn<Row>): Column<Row> =>
  columnDef.meta as Column<Row>;
