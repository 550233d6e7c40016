import { useMantineStyleNonce } from '@mantine/core';
import { BeforePaint } from '@/components/ui/before-paint';
import { columnChoiceKey } from './column-choice';
import { hideCss, layoutCss, type SizedColumn } from './column-layout';

/** The style sheet of a table's columns; in the server's HTML also a script that hides those this browser has hidden. */
export function ColumnStyles<Row>({ id, columns }: { id: string; columns: readonly SizedColumn<Row>[] }) {
  const nonce = useMantineStyleNonce()?.();
  const table = `table-${id}`;
  const hidden = Object.fromEntries(
    columns.filter(({ column }) => !column.fixed).map(({ column: { key } }) => [key, hideCss(table, key)]),
  );
  const css = `(stored) => stored.split(',').map((key) => (${JSON.stringify(hidden)})[key] || '').join('')`;
  return (
    <>
      <style
        nonce={nonce}
        data-columns={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: layoutCss(table, columns).replaceAll('<', '') }}
      />
      <BeforePaint id={table} storageKey={columnChoiceKey(id)} css={css} />
    </>
  );
}
