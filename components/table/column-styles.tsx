import { BeforePaint } from '@/components/ui/before-paint';
import { useNonce } from '@/components/ui/nonce';
import { columnChoiceKey } from './column-choice';
import { hidingSource, layoutCss, type ColumnLayout } from './column-layout';

/** The style sheet of a table's columns; in the server's HTML also a script that hides those this browser has hidden. */
export function ColumnStyles<Row extends object>({ id, layout }: { id: string; layout: ColumnLayout<Row> }) {
  const nonce = useNonce();
  const table = `table-${id}`;
  const keys = layout.wanted.filter((column) => column.getCanHide()).map(({ id: key }) => key);
  return (
    <>
      <style
        nonce={nonce}
        data-columns={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: layoutCss(table, layout).replaceAll('<', '') }}
      />
      <BeforePaint id={table} storageKey={columnChoiceKey(id)} css={hidingSource(table, keys)} />
    </>
  );
}
