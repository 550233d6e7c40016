import { BeforePaint } from '@/components/ui/before-paint';
import { widthOf } from './column';
import { hiddenColumnsKey } from './use-column-visibility';
import { END_WIDTH } from './use-row-window';
import type { ShownColumn } from './use-table-model';

/** Hides the columns that this browser has hidden already in the HTML that the server printed. */
export function HideBeforePaint<Row>({ id, shown }: { id: string; shown: readonly ShownColumn<Row>[] }) {
  const all = shown.reduce((sum, { column }) => sum + widthOf(column), END_WIDTH);
  const widths = Object.fromEntries(
    shown.filter(({ column }) => !column.fixed).map(({ column }) => [column.key, widthOf(column)]),
  );
  const css = `(stored) => {
    const widths = ${JSON.stringify(widths)};
    const hidden = stored.split(',').filter((key) => key in widths);
    const width = hidden.reduce((left, key) => left - widths[key], ${all});
    return hidden.length && hidden.map((key) => '#table-${id} [data-column="' + key + '"]').join() +
      '{display:none}#table-${id}{min-width:' + width + 'px!important}';
  }`;
  return <BeforePaint id={`table-${id}`} storageKey={hiddenColumnsKey(id)} css={css} />;
}
