import { BeforePaint } from '@/components/ui/before-paint';
import { widthOf } from './column';
import { hiddenColumnsKey } from './use-column-visibility';
import { END_WIDTH } from './use-row-window';
import type { ShownColumn } from './use-table-model';

/** Hides the columns that this browser has hidden, and keeps those it has asked for, in the HTML that the server printed. */
export function HideBeforePaint<Row>({ id, shown }: { id: string; shown: readonly ShownColumn<Row>[] }) {
  const all = shown.reduce((sum, { column }) => sum + widthOf(column), END_WIDTH);
  const widths = Object.fromEntries(
    shown.filter(({ column }) => !column.fixed).map(({ column }) => [column.key, widthOf(column)]),
  );
  const css = `(stored) => {
    const widths = ${JSON.stringify(widths)};
    const keys = stored.split(',');
    const hidden = keys.filter((key) => key in widths);
    const asked = keys.filter((key) => key[0] === '+' && key.slice(1) in widths).map((key) => key.slice(1));
    const width = hidden.reduce((left, key) => left - widths[key], ${all});
    const rule = (columns, css) =>
      columns.length && columns.map((key) => '#table-${id} [data-column="' + key + '"]').join() + '{' + css + '}';
    return (rule(asked, 'display:revert!important') || '') + (rule(hidden, 'display:none') || '') +
      (hidden.length ? '#table-${id}{min-width:' + width + 'px!important}' : '');
  }`;
  return <BeforePaint id={`table-${id}`} storageKey={hiddenColumnsKey(id)} css={css} />;
}
